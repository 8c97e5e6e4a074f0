import type { FirebaseProject, SecondFactorMethod, Session } from '@qareeb/contract/identity'

/**
 * The ways to sign in, in the shape that the pages use. There are two implementations: `server-client.ts` asks our
 * own server, `firebase-client.ts` signs in at Firebase where that keeps the passwords (decision 0025). Failures
 * are thrown with a `code`: `auth/invalid-credential`, `auth/user-disabled` …
 */
export type AuthClient = {
  /** @throws SecondFactorError when the password was right and a second factor is wanted */
  signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /**
   * Opens Google in a window of its own; where that is blocked, our own redirect continues in this one, and returns
   * to the sign-in page.
   * @param onLate gets the result of a window that was thought closed
   * @throws SecondFactorError as above; AuthError when the window was closed
   */
  signInWithGoogle: (
    returnTo: string | null,
    onLate: (outcome: Promise<SignInOutcome>) => void,
  ) => Promise<SignInOutcome>
  /** Finishes a sign-in through Google that went on in this window. */
  finishGoogle: (code: string) => Promise<SignInOutcome>
}

/** The pages' description of the ways to sign in that the site offers. */
export type SignInWays = { google: boolean; firebase: FirebaseProject | null }

export type Credentials = { email: string; password: string }

/** A session, or, the first time, the details of a person without an account. */
export type SignInOutcome =
  | { kind: 'session'; session: Session }
  | { kind: 'registration'; person: Newcomer }
  /** This window is being redirected to Google. */
  | { kind: 'leaving' }

export type Newcomer = { ticket: string; email: string; firstName: string; lastName: string }

/** Something that went wrong while signing in and is no answer of our API. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** The first step is done; `resolver` takes the second. */
export class SecondFactorError extends AuthError {
  override name = 'SecondFactorError'
  readonly resolver: SecondFactorResolver

  constructor(resolver: SecondFactorResolver) {
    super('auth/multi-factor-auth-required')
    this.resolver = resolver
  }
}

/** Finishes one sign-in by a second factor. */
export type SecondFactorResolver = {
  methods: readonly SecondFactorMethod[]
  /** The last digits of the phone, when there is one. */
  phoneHint: string | null
  /** Sends a code to the phone, after a captcha. */
  sendCode: () => Promise<SentCode>
  /**
   * Signs in by a code, or by the passkey that the browser asks for.
   * @throws SecondFactorError when this was Firebase's factor and one of ours is wanted besides
   */
  resolve: (answer: SecondFactorAnswer) => Promise<SignInOutcome>
}

/** The id of a sent code, and the moment of the next possible request (ISO 8601). */
export type SentCode = { verificationId: string; phoneHint: string; resendAt: string }

export type SecondFactorAnswer =
  | { method: 'sms'; code: string; verificationId: string }
  | { method: 'totp' | 'recovery-code'; code: string }
  | { method: 'passkey' }
