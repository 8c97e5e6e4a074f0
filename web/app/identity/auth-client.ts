import type { SecondFactorMethod, Session } from '@qareeb/contract/identity'

/**
 * The ways to sign in, in the shape that the pages use. There is one implementation: browsers speak to our own server,
 * which asks whichever provider keeps the passwords, Firebase among them (decision 0021). What goes wrong is thrown with
 * a `code`: `auth/invalid-credential`, `auth/user-disabled` …
 */
export type AuthClient = {
  /** @throws SecondFactorError when the password was right and a second factor is wanted */
  signIn: (credentials: Credentials) => Promise<Session>
  /**
   * Opens Google in a window of its own; where that is blocked, in this one, to come back to the sign-in page.
   * @param onLate takes what comes of a window that was thought closed
   * @throws SecondFactorError as above; AuthError when the window was closed
   */
  signInWithGoogle: (
    returnTo: string | null,
    onLate: (outcome: Promise<GoogleOutcome>) => void,
  ) => Promise<GoogleOutcome>
  /** Finishes a sign-in through Google that went on in this window. */
  finishGoogle: (code: string) => Promise<GoogleOutcome>
}

export type Credentials = { email: string; password: string }

/** A session, or, the first time, what Google tells of a person who has no account yet. */
export type GoogleOutcome =
  | { kind: 'session'; session: Session }
  | { kind: 'registration'; person: GooglePerson }
  /** The browser is on its way to Google in this window. */
  | { kind: 'leaving' }

export type GooglePerson = { ticket: string; email: string; firstName: string; lastName: string }

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
  /** Signs in by a code, or by the passkey that the browser asks for. */
  resolve: (answer: SecondFactorAnswer) => Promise<Session>
}

/** What stands for a code that was sent, and when another may be asked for (ISO 8601). */
export type SentCode = { verificationId: string; phoneHint: string; resendAt: string }

export type SecondFactorAnswer =
  | { method: 'sms'; code: string; verificationId: string }
  | { method: 'totp' | 'recovery-code'; code: string }
  | { method: 'passkey' }
