import {
  changePassword,
  endOtherSessions,
  exchangeFirebaseToken,
  exchangeGoogleCode,
  getIdentityOptions,
  getPasswordReset,
  listSessionKeys,
  listSessions,
  reauthenticate,
  refreshSession,
  resetPassword,
  type Session,
  signIn,
  signUpWithGoogle,
  confirmEmail,
} from '@qareeb/contract/identity'
import {
  forgotPassword,
  requestConfirmationLink,
  sendConfirmationLinkAgain,
  signUp,
} from '@qareeb/contract/users'
import { example } from '../platform/http/openapi/example.ts'

const session: Session = {
  token: 'eyJhbGciOiJFZERTQSIsImtpZCI6Ij…',
  expiresAt: '2026-11-21T10:15:00.000Z',
  user: {
    id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13',
    userType: 'job-seeker',
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    email: 'sara@qareeb.example',
    emailVerified: true,
    avatarUrl: null,
  },
}

/** Answers about signing in and sessions. */
export const identityExamples = [
  example(getIdentityOptions, {
    provider: 'embedded',
    google: true,
    firebase: null,
    captcha: 'altcha',
    turnstileSiteKey: null,
  }),
  example(signIn, { code: 'signed-in', ...session }),
  example(refreshSession, session),
  example(listSessions, {
    items: [
      {
        id: '0d8f1c8e-52a5-4c1f-9a0e-7d2c6b5a4f31',
        isCurrent: true,
        device: 'Chrome · Android',
        network: '198.51.0.0/16',
        signedInAt: '2026-11-20T06:30:00.000Z',
        lastSeenAt: '2026-11-21T10:00:00.000Z',
      },
    ],
  }),
  example(endOtherSessions, { ended: 2 }),
  example(reauthenticate, { validUntil: '2026-11-21T10:05:00.000Z' }),
  example(listSessionKeys, {
    keys: [
      {
        kid: '6a0f6f63-6f6b-4b8e-9a53-6f1c8f7f6a10',
        kty: 'OKP',
        crv: 'Ed25519',
        x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
        alg: 'EdDSA',
        use: 'sig',
      },
    ],
  }),
  example(signUp, { status: 'check-mail' }),
  example(confirmEmail, {
    email: 'sara@qareeb.example',
    session,
    returnTo: '/search?city=riyadh',
    resetToken: null,
  }),
  example(sendConfirmationLinkAgain, { status: 'sent', retryAfterSeconds: 60 }),
  example(requestConfirmationLink, { status: 'check-mail', retryAfterSeconds: 60 }),
  example(forgotPassword, { status: 'check-mail' }),
  example(getPasswordReset, { state: 'valid', email: 'sara@qareeb.example' }),
  example(resetPassword, { email: 'sara@qareeb.example' }),
  example(changePassword, { endedSessions: 1 }),
  example(exchangeGoogleCode, {
    code: 'registration-required',
    ticket: 'bSgVYxVHfqrsGJVGAZ1vXnXt1qBsWuJJ5u4kYVGDMVA',
    email: 'sara@qareeb.example',
    firstName: 'Sara',
    lastName: 'Al-Harbi',
  }),
  example(exchangeFirebaseToken, { code: 'signed-in', ...session }),
  example(signUpWithGoogle, { code: 'signed-in', ...session }),
]
