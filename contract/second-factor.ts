import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secondFactorMethods, session } from './identity.ts'
import { phoneNumber } from './phone.ts'
import { captchaAnswer, id, instant, text } from './values.ts'

/** A code may be asked for again after this many seconds, and be tried this many times within ten minutes. */
export const codeBounds = { resendSeconds: 60, tries: 5, validMinutes: 10, recoveryCodes: 10 } as const

/** Passkeys that one account may hold, and how long a name of one may be. */
export const passkeyBounds = { most: 10, name: { min: 1, max: 60 } } as const

const ticket = text({ min: 16, max: 2_000 })

/** Digits as typed, Western, Arabic or Persian, with or without blanks; recovery codes hold letters too. */
const code = text({ min: 4, max: 20 })

/** Values that WebAuthn passes between browser and server; a library checks them. */
const webAuthn = z.record(z.string(), z.unknown())

/** A proof of work, or the settings of a third party's widget. */
export const captchaTask = z.union([
  z.object({ kind: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('turnstile'), siteKey: z.string(), scriptUrl: z.string() }),
])

export const getCaptcha = endpoint('GET', '/api/v1/captcha', {
  summary: 'Get the challenge to solve before a code is sent',
  access: 'everyone',
  response: captchaTask,
})

const sent = z.object({ phoneHint: z.string(), resendAt: instant })

export const sendSignInCode = endpoint('POST', '/api/v1/user/session/second-factor/code', {
  summary: 'Send the code of a sign-in to the enrolled phone',
  access: 'everyone',
  body: z.strictObject({ ticket, captcha: captchaAnswer }),
  response: sent,
  errors: ['auth/captcha-failed', 'auth/session-ended', 'auth/too-many-requests', 'secondFactor.notFound'],
})

export const getSignInPasskeyOptions = endpoint('POST', '/api/v1/user/session/second-factor/passkey', {
  summary: 'Get the options with which a browser answers with a passkey',
  access: 'everyone',
  body: z.strictObject({ ticket }),
  response: webAuthn,
  errors: ['auth/session-ended', 'secondFactor.notFound'],
})

export const resolveSecondFactor = endpoint('POST', '/api/v1/user/session/second-factor', {
  summary: 'Finish a sign-in with the second factor',
  access: 'everyone',
  body: z.strictObject({
    ticket,
    method: z.enum(secondFactorMethods),
    code: z.optional(code),
    passkey: z.optional(webAuthn),
  }),
  response: z.extend(session, { code: z.literal('signed-in') }),
  errors: [
    'auth/invalid-verification-code',
    'auth/missing-verification-id',
    'auth/session-ended',
    'auth/too-many-requests',
    'auth/user-disabled',
  ],
})

export const secondFactors = z.object({
  phone: z.nullable(z.object({ hint: z.string(), enrolledAt: instant })),
  totp: z.nullable(z.object({ enrolledAt: instant })),
  passkeys: z.array(z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
  recoveryCodesLeft: z.int(),
  /** False on a site that has no way to send text messages. */
  smsOffered: z.boolean(),
})
export type SecondFactors = z.output<typeof secondFactors>

export const getSecondFactors = endpoint('GET', '/api/v1/user/me/second-factor', {
  summary: 'The second factors of the caller',
  access: 'signed-in',
  response: secondFactors,
})

/** Given whenever the first factor is enrolled, and on request; shown once. */
const withNewCodes = z.object({ factors: secondFactors, recoveryCodes: z.nullable(z.array(z.string())) })

const enrolErrors = ['auth/unverified-email', 'auth/requires-recent-login', 'auth/too-many-requests'] as const

export const enrolPhone = endpoint('POST', '/api/v1/user/me/second-factor/phone', {
  summary: 'Send a code to a phone that is to become a second factor',
  access: 'signed-in',
  body: z.strictObject({ phone: phoneNumber, captcha: captchaAnswer }),
  response: sent,
  errors: [...enrolErrors, 'auth/captcha-failed', 'secondFactor.smsNotOffered'],
})

export const confirmPhone = endpoint('POST', '/api/v1/user/me/second-factor/phone/confirmation', {
  summary: 'Enrol the phone with the code that it received',
  access: 'signed-in',
  body: z.strictObject({ code }),
  response: withNewCodes,
  errors: ['auth/invalid-verification-code', 'auth/missing-verification-id', 'auth/too-many-requests'],
})

export const removePhone = endpoint('DELETE', '/api/v1/user/me/second-factor/phone', {
  summary: 'Remove the phone as a second factor',
  access: 'signed-in',
  response: secondFactors,
  errors: ['auth/requires-recent-login'],
})

export const enrolTotp = endpoint('POST', '/api/v1/user/me/second-factor/totp', {
  summary: 'Create a secret for an authenticator app',
  access: 'signed-in',
  response: z.object({ uri: z.string(), secret: z.string() }),
  errors: enrolErrors,
})

export const confirmTotp = endpoint('POST', '/api/v1/user/me/second-factor/totp/confirmation', {
  summary: 'Enrol the authenticator app with its first code',
  access: 'signed-in',
  body: z.strictObject({ code }),
  response: withNewCodes,
  errors: ['auth/invalid-verification-code', 'auth/missing-verification-id', 'auth/too-many-requests'],
})

export const removeTotp = endpoint('DELETE', '/api/v1/user/me/second-factor/totp', {
  summary: 'Remove the authenticator app as a second factor',
  access: 'signed-in',
  response: secondFactors,
  errors: ['auth/requires-recent-login'],
})

export const getPasskeyOptions = endpoint('POST', '/api/v1/user/me/second-factor/passkeys/options', {
  summary: 'Get the options with which a browser makes a passkey',
  access: 'signed-in',
  response: webAuthn,
  errors: [...enrolErrors, 'secondFactor.tooMany'],
})

export const addPasskey = endpoint('POST', '/api/v1/user/me/second-factor/passkeys', {
  summary: 'Enrol a passkey',
  access: 'signed-in',
  body: z.strictObject({ name: text(passkeyBounds.name), passkey: webAuthn }),
  response: withNewCodes,
  errors: ['auth/invalid-verification-code', 'auth/missing-verification-id'],
})

export const removePasskey = endpoint('DELETE', '/api/v1/user/me/second-factor/passkeys/{id}', {
  summary: 'Remove a passkey',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'secondFactor.notFound',
  response: secondFactors,
  errors: ['auth/requires-recent-login'],
})

export const renewRecoveryCodes = endpoint('POST', '/api/v1/user/me/second-factor/recovery-codes', {
  summary: 'New recovery codes; the old ones stop working',
  access: 'signed-in',
  response: withNewCodes,
  errors: ['auth/requires-recent-login', 'secondFactor.notFound'],
})
