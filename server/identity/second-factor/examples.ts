import * as calls from '@qareeb/contract/second-factor'
import type { SecondFactors } from '@qareeb/contract/second-factor'
import { example } from '../../platform/http/openapi/example.ts'

const at = '2026-11-21T09:30:00.000Z'

const factors: SecondFactors = {
  phone: { hint: '•••• 4567', enrolledAt: at },
  totp: null,
  passkeys: [
    { id: '6f1c1f0a-3c43-4a62-9a52-0d6f0b3b8a11', name: 'Work laptop', createdAt: at, lastUsedAt: null },
  ],
  recoveryCodesLeft: 10,
  smsOffered: true,
}

const sent = { phoneHint: '•••• 4567', resendAt: '2026-11-21T09:31:00.000Z' }
const withNewCodes = { factors, recoveryCodes: ['7KQ2M-X9RTB', 'C4HWD-2MPZN'] }
const changed = { factors, recoveryCodes: null }
const challenge = 'bSgVYxVHfqrsGJVGAZ1vXnXt1qBsWuJJ5u4kYVGDMVA'

const signedIn = {
  code: 'signed-in' as const,
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI2ZjFjIn0.c2lnbmF0dXJl',
  expiresAt: at,
  user: {
    id: '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11',
    userType: 'job-seeker' as const,
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    email: 'sara@qareeb.example',
    emailVerified: true,
    avatarUrl: null,
  },
}

/** Answers of the calls of second factors. */
export const secondFactorExamples = [
  example(calls.getCaptcha, {
    kind: 'turnstile',
    siteKey: '1x00000000000000000000AA',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  }),
  example(calls.sendSignInCode, sent),
  example(calls.getSignInPasskeyOptions, { challenge, rpId: 'qareeb.example', allowCredentials: [] }),
  example(calls.resolveSecondFactor, signedIn),
  example(calls.getSecondFactors, factors),
  example(calls.enrolPhone, sent),
  example(calls.confirmPhone, withNewCodes),
  example(calls.removePhone, factors),
  example(calls.enrolTotp, {
    uri: 'otpauth://totp/Qareeb:sara@qareeb.example?issuer=Qareeb&secret=GEZDGNBVGY3TQOJQ',
    secret: 'GEZDGNBVGY3TQOJQ',
  }),
  example(calls.confirmTotp, changed),
  example(calls.removeTotp, factors),
  example(calls.getPasskeyOptions, { challenge, rp: { id: 'qareeb.example', name: 'Qareeb' } }),
  example(calls.addPasskey, changed),
  example(calls.removePasskey, factors),
  example(calls.renewRecoveryCodes, withNewCodes),
]
