import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, password, signUpConsents } from './users.ts'
import { captchaAnswer, id, instant, text } from './values.ts'

/** Seconds before the end of an access token at which it is renewed, and at which it counts as ended. */
export const tokenMargins = { refreshSeconds: 300, expirySeconds: 30 } as const

/** Header without which calls that read the refresh cookie are refused; no form of another site can send it. */
export const refreshHeader = { name: 'x-qareeb-refresh', value: '1' } as const

const token = text({ min: 16, max: 2_000 })

/** A session: the access token to keep, and the signed-in person. The refresh credential is an HttpOnly cookie. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  user: z.object({
    id,
    /** Null until a first sign-in through Google has told it. */
    userType: z.nullable(z.enum(['employer', 'job-seeker', 'admin'])),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    avatarUrl: z.nullable(z.string()),
  }),
  /** The version of the legal texts that is newer than this person's consent; sent once, at the next sign-in. */
  newLegalVersion: z.optional(z.string()),
})
export type Session = z.output<typeof session>

export const secondFactorMethods = ['sms', 'totp', 'passkey', 'recovery-code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** The password was right and a second factor is required: `ticket` identifies this sign-in for ten minutes. */
export const secondFactorRequired = z.object({
  code: z.literal('auth/multi-factor-auth-required'),
  ticket: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  /** The last digits of the phone, when there is one. */
  phoneHint: z.nullable(z.string()),
})
export type SecondFactorRequired = z.output<typeof secondFactorRequired>

const signedIn = z.extend(session, { code: z.literal('signed-in') })

export const signIn = endpoint('POST', '/api/v1/user/session', {
  summary: 'Sign in by e-mail and password',
  access: 'everyone',
  body: z.strictObject({
    email,
    password: text({ min: 1, max: 128 }),
    /** Asked for after several failures from the same place. */
    captcha: z.optional(captchaAnswer),
  }),
  response: z.union([signedIn, secondFactorRequired]),
  errors: [
    'auth/invalid-credential',
    'auth/user-disabled',
    'auth/too-many-requests',
    'auth/captcha-required',
  ],
})

export const refreshSession = endpoint('POST', '/api/v1/user/session/refresh', {
  summary: 'A new access token, by the refresh cookie',
  access: 'everyone',
  response: session,
  errors: ['auth/session-ended', 'auth/user-disabled', 'request.forbidden'],
})

/** A public key of access tokens, as RFC 8037 writes it. */
const publicKey = z.object({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})
export type PublicKey = z.output<typeof publicKey>

export const listSessionKeys = endpoint('GET', '/api/v1/user/session/keys', {
  summary: 'The keys for checking access tokens, as a JSON Web Key Set',
  access: 'everyone',
  response: z.object({ keys: z.array(publicKey) }),
  cacheSeconds: 60,
})

export const signOut = endpoint('DELETE', '/api/v1/user/session', {
  summary: 'End this session',
  access: 'everyone',
  status: 204,
  response: z.undefined(),
  errors: ['request.forbidden'],
})

export const listSessions = endpoint('GET', '/api/v1/user/me/sessions', {
  summary: 'The sessions of the caller',
  access: 'signed-in',
  response: z.object({
    items: z.array(
      z.object({
        id,
        isCurrent: z.boolean(),
        /** `Chrome · Windows`; null when the browser did not tell. */
        device: z.nullable(z.string()),
        /** The network, shortened so that it names no household; null for one that is not of the internet. */
        network: z.nullable(z.string()),
        signedInAt: instant,
        lastSeenAt: instant,
      }),
    ),
  }),
})

export const endSession = endpoint('DELETE', '/api/v1/user/me/sessions/{id}', {
  summary: 'End one session of the caller',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'session.notFound',
  status: 204,
  response: z.undefined(),
})

export const endOtherSessions = endpoint('DELETE', '/api/v1/user/me/sessions', {
  summary: 'End every session of the caller but this one',
  access: 'signed-in',
  response: z.object({ ended: z.int() }),
})

export const confirmEmail = endpoint('POST', '/api/v1/user/verify-email', {
  summary:
    'Confirm an address by the mailed link; a first confirmation also signs in, or asks for a new password from a browser that did not register the account',
  access: 'everyone',
  body: z.strictObject({ token }),
  response: z.object({
    email: z.string(),
    session: z.nullable(session),
    returnTo: z.nullable(z.string()),
    /** The password was dropped, since another browser registered the account; this token sets a new one. */
    resetToken: z.nullable(z.string()),
  }),
  errors: ['auth/invalid-action-code'],
})

export const getPasswordReset = endpoint('POST', '/api/v1/user/password-reset/state', {
  summary: 'The state of a link to set a new password, and its e-mail address',
  access: 'everyone',
  body: z.strictObject({ token }),
  response: z.object({ state: z.enum(['valid', 'expired', 'invalid']), email: z.nullable(z.string()) }),
})

export const resetPassword = endpoint('POST', '/api/v1/user/password-reset', {
  summary: 'Set a new password by the mailed link; every session ends',
  access: 'everyone',
  body: z.strictObject({ token, password }),
  response: z.object({ email: z.string() }),
  errors: ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/weak-password'],
})

export const changePassword = endpoint('PATCH', '/api/v1/user/me/password', {
  summary: 'Set another password; every other session ends',
  access: 'signed-in',
  body: z.strictObject({ currentPassword: z.optional(text({ min: 1, max: 128 })), password }),
  response: z.object({ endedSessions: z.int() }),
  errors: ['auth/wrong-password', 'auth/weak-password', 'auth/requires-recent-login'],
})

/** Proves the person's identity again, for calls that require a recent sign-in. */
export const reauthenticate = endpoint('POST', '/api/v1/user/me/session/reauthentication', {
  summary: 'Enter the password again, for steps that need a recent sign-in',
  access: 'signed-in',
  body: z.strictObject({ password: text({ min: 1, max: 128 }) }),
  response: z.object({ validUntil: instant }),
  errors: ['auth/wrong-password', 'auth/too-many-requests'],
})

/** The settings with which a browser reaches the Firebase project that keeps the passwords. None of it is secret. */
const firebaseProject = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  /** Host of the window in which Firebase signs in through Google; null where it does not. */
  authDomain: z.nullable(z.string()),
  /** Whether the site has a way of its own to Google, for browsers that block that window. */
  hasOwnGoogle: z.boolean(),
  /** Where Firebase's emulator listens, on a site under test. */
  emulatorUrl: z.nullable(z.string()),
})
export type FirebaseProject = z.output<typeof firebaseProject>

export const getIdentityOptions = endpoint('GET', '/api/v1/user/session/options', {
  summary: 'The ways of signing in to this site',
  access: 'everyone',
  response: z.object({
    /** The keeper of the passwords. */
    provider: z.enum(['embedded', 'firebase']),
    google: z.boolean(),
    /** The Firebase project for passwords; null when this site stores the passwords itself. */
    firebase: z.nullable(firebaseProject),
    captcha: z.enum(['altcha', 'turnstile']),
    turnstileSiteKey: z.nullable(z.string()),
  }),
  cacheSeconds: 60,
})

/** Whether this is the path of a page on which people sign in, in either language: no other loads what signs in elsewhere. */
export const isSignInPage = (pathname: string): boolean =>
  /^(\/en)?\/(login|register(\/google)?)\/?$/i.test(pathname)

/**
 * Name of the `BroadcastChannel` between the window of Google and the page that opened it: only pages of this site
 * receive its messages, and it works although the two windows are cut off from one another.
 */
export const googleChannel = 'identity-google'

/** A code for `exchangeGoogleCode`, or why there is none (`auth/popup-closed-by-user` when the person declined). */
export const googleMessage = z.union([z.strictObject({ code: token }), z.strictObject({ error: z.string() })])

/** A proven identity without an account; `ticket` identifies it in `signUpWithGoogle`. */
const registrationRequired = z.object({
  code: z.literal('registration-required'),
  ticket: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** The result of a proof that another service has judged. */
const foreignSignIn = z.union([signedIn, secondFactorRequired, registrationRequired])
export type ForeignSignIn = z.output<typeof foreignSignIn>

/** The popup hands this back after Google; valid once, for a minute. */
export const exchangeGoogleCode = endpoint('POST', '/api/v1/user/session/google', {
  summary: 'Finish a sign-in through Google',
  access: 'everyone',
  body: z.strictObject({ code: token }),
  response: foreignSignIn,
  errors: ['auth/invalid-action-code', 'auth/user-disabled', 'auth/account-exists-with-different-credential'],
})

/** On sites whose passwords Firebase keeps: its ID token, of a sign-in a moment ago, for a session of ours. */
export const exchangeFirebaseToken = endpoint('POST', '/api/v1/user/session/firebase', {
  summary: 'Finish a sign-in at Firebase Authentication',
  access: 'everyone',
  body: z.strictObject({
    idToken: text({ min: 16, max: 8_000 }),
    /** Asked for after several failures from the same place. */
    captcha: z.optional(captchaAnswer),
  }),
  response: foreignSignIn,
  errors: [
    'auth/invalid-credential',
    'auth/user-disabled',
    'auth/too-many-requests',
    'auth/captcha-required',
    'auth/account-exists-with-different-credential',
  ],
})

export const signUpWithGoogle = endpoint('POST', '/api/v1/user/signup/google', {
  summary: 'Send type, consents and age after the first sign-in through Google, or at Firebase',
  access: 'everyone',
  body: z.strictObject({
    ticket: token,
    userType: z.enum(['job-seeker', 'employer']),
    consents: signUpConsents,
  }),
  response: signedIn,
  errors: ['auth/invalid-action-code'],
})
