import type { InjectOptions } from 'fastify'
import { solvedCaptcha as captcha } from '../captcha.ts'
import type { Case } from './case.ts'

const ticket = 'a-ticket-that-no-sign-in-was-ever-given-to-hold'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const factor = (method: 'GET' | 'POST' | 'DELETE', end = '', payload?: object): InjectOptions[] => {
  const url = `/api/v1/user/me/second-factor${end}`
  return [payload ? { method, url, payload } : { method, url }]
}

const session = (end: string, payload: object): InjectOptions[] => [
  { method: 'POST', url: `/api/v1/user/session${end}`, payload },
]

const consents = { terms: true, privacy: true, adult: true, news: false }

/** How the cases about second factors and Google are asked. All of them are beyond the specification. */
export const factorCases: Record<string, Case> = {
  'GET /api/v1/captcha': () => [{ method: 'GET', url: '/api/v1/captcha' }],
  'POST /api/v1/user/session/second-factor': () =>
    session('/second-factor', { ticket, method: 'sms', code: '123456' }),
  'POST /api/v1/user/session/second-factor/code': () => session('/second-factor/code', { ticket, captcha }),
  'POST /api/v1/user/session/second-factor/passkey': () => session('/second-factor/passkey', { ticket }),
  'POST /api/v1/user/session/google': () => session('/google', { code: ticket }),
  'POST /api/v1/user/session/firebase': () => session('/firebase', { idToken: ticket }),
  'POST /api/v1/user/signup/google': () => [
    {
      method: 'POST',
      url: '/api/v1/user/signup/google',
      payload: { ticket, userType: 'job-seeker', consents },
    },
  ],
  'GET /api/v1/user/me/second-factor': () => factor('GET'),
  'POST /api/v1/user/me/second-factor/phone': () =>
    factor('POST', '/phone', { phone: '0501234567', captcha }),
  'POST /api/v1/user/me/second-factor/phone/confirmation': () =>
    factor('POST', '/phone/confirmation', { code: '123456' }),
  'DELETE /api/v1/user/me/second-factor/phone': () => factor('DELETE', '/phone'),
  'POST /api/v1/user/me/second-factor/totp': () => factor('POST', '/totp'),
  'POST /api/v1/user/me/second-factor/totp/confirmation': () =>
    factor('POST', '/totp/confirmation', { code: '123456' }),
  'DELETE /api/v1/user/me/second-factor/totp': () => factor('DELETE', '/totp'),
  'POST /api/v1/user/me/second-factor/passkeys/options': () => factor('POST', '/passkeys/options'),
  'POST /api/v1/user/me/second-factor/passkeys': () =>
    factor('POST', '/passkeys', { name: 'Phone', passkey: { id: 'none' } }),
  'DELETE /api/v1/user/me/second-factor/passkeys/{id}': () => factor('DELETE', `/passkeys/${unknownId}`),
  'POST /api/v1/user/me/second-factor/recovery-codes': () => factor('POST', '/recovery-codes'),
}
