import * as oidc from 'openid-client'
import { z } from 'zod'

export type GoogleConfig = { clientId: string; clientSecret: string; discoveryUrl: string }

/** A person's profile, as Google states it. */
export type GoogleClaims = {
  /** Google's id of the person; Google never reuses it. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Reasons of a failed OAuth flow, by the names that Firebase's client uses. */
type FailureCode = 'auth/popup-closed-by-user' | 'auth/invalid-credential' | 'auth/network-request-failed'

/** An OAuth flow with Google that failed. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** The secrets of one OAuth flow; they connect the redirect to Google with its callback. */
export type GoogleSecrets = { state: string; nonce: string; verifier: string }

/** The port to Google, an OpenID Connect provider. */
export type Google = {
  /** Secrets for one sign-in. */
  newSecrets(): GoogleSecrets
  /** The address to redirect to. @throws GoogleFailure */
  startUrl(secrets: GoogleSecrets, locale: string): Promise<string>
  /**
   * Reads what Google sent the person back with: exchanges its code and checks the ID token (signature, issuer,
   * audience, nonce, age).
   * @param search query string of the address that they came back to
   * @throws GoogleFailure `auth/popup-closed-by-user` when they said no
   */
  readAnswer(search: string, secrets: GoogleSecrets): Promise<GoogleClaims>
}

/** The address of the callback. */
export const callbackPath = '/identity/google/callback'

const timeoutSeconds = 10

/** Makes no request to Google before the first sign-in through it. */
export function openGoogle(
  { clientId, clientSecret, discoveryUrl }: GoogleConfig,
  publicOrigin: string,
): Google {
  const discover = once(() => {
    const url = new URL(discoveryUrl)
    // The configuration allows `http:` for providers on this machine alone.
    const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
    return oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
  })
  const redirectUri = `${publicOrigin}${callbackPath}`
  return {
    newSecrets: () => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }),
    startUrl: ({ state, nonce, verifier }, locale) =>
      translateFailure(async () => {
        const url = oidc.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
          ui_locales: locale,
        })
        return url.href
      }),
    readAnswer: (search, { state, nonce, verifier }) =>
      translateFailure(async () => {
        const tokens = await oidc.authorizationCodeGrant(await discover(), new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return toClaims(tokens.claims())
      }),
  }
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

function toClaims(claims: unknown): GoogleClaims {
  const { sub, email, email_verified, given_name, family_name } = claimsSchema.parse(claims)
  return {
    subject: sub,
    email,
    emailVerified: email_verified,
    firstName: cut(given_name),
    lastName: cut(family_name),
  }
}

/** As long as our own names may be, and without what a database cannot carry. */
const cut = (name: string) => name.toWellFormed().replaceAll('\0', '').trim().slice(0, 100).toWellFormed()

/** Caches the discovered settings, and asks again after a failure. */
function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () =>
    (found ??= find().catch((error: unknown) => {
      found = undefined
      throw error
    }))
}

async function translateFailure<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new GoogleFailure(codeOf(error), error)
  }
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return 'auth/popup-closed-by-user'
  // An unreachable, slow or failing provider, by the errors of fetch and of the library.
  const isAway =
    error instanceof TypeError ||
    (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) ||
    (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT')
  return isAway ? 'auth/network-request-failed' : 'auth/invalid-credential'
}
