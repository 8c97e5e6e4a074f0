import type { Cases, Request } from '../../testing/authorization/case.ts'
import { solvedCaptcha as captcha } from '../../testing/captcha.ts'

const ticket = 'a-ticket-that-no-sign-in-was-ever-given-to-hold'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const factor = (method: 'GET' | 'POST' | 'DELETE', end = '', payload?: object): Request[] => {
  const url = `/api/v1/user/me/second-factor${end}`
  return [payload ? { method, url, payload } : { method, url }]
}

const session = (end: string, payload: object): Request[] => [
  { method: 'POST', url: `/api/v1/user/session${end}`, payload },
]

/** How the calls of second factors are asked. */
export const secondFactorCases: Cases = {
  'GET /api/v1/captcha': { guest: 200, ask: () => [{ method: 'GET', url: '/api/v1/captcha' }] },
  'POST /api/v1/user/session/second-factor': {
    guest: 401,
    ask: () => session('/second-factor', { ticket, method: 'sms', code: '123456' }),
  },
  'POST /api/v1/user/session/second-factor/code': {
    guest: 401,
    ask: () => session('/second-factor/code', { ticket, captcha }),
  },
  'POST /api/v1/user/session/second-factor/passkey': {
    guest: 401,
    ask: () => session('/second-factor/passkey', { ticket }),
  },
  'GET /api/v1/user/me/second-factor': { guest: 401, ask: () => factor('GET') },
  'POST /api/v1/user/me/second-factor/phone': {
    guest: 401,
    ask: () => factor('POST', '/phone', { phone: '0501234567', captcha }),
  },
  'POST /api/v1/user/me/second-factor/phone/confirmation': {
    guest: 401,
    ask: () => factor('POST', '/phone/confirmation', { code: '123456' }),
  },
  'DELETE /api/v1/user/me/second-factor/phone': { guest: 401, ask: () => factor('DELETE', '/phone') },
  'POST /api/v1/user/me/second-factor/totp': { guest: 401, ask: () => factor('POST', '/totp') },
  'POST /api/v1/user/me/second-factor/totp/confirmation': {
    guest: 401,
    ask: () => factor('POST', '/totp/confirmation', { code: '123456' }),
  },
  'DELETE /api/v1/user/me/second-factor/totp': { guest: 401, ask: () => factor('DELETE', '/totp') },
  'POST /api/v1/user/me/second-factor/passkeys/options': {
    guest: 401,
    ask: () => factor('POST', '/passkeys/options'),
  },
  'POST /api/v1/user/me/second-factor/passkeys': {
    guest: 401,
    ask: () => factor('POST', '/passkeys', { name: 'Phone', passkey: { id: 'none' } }),
  },
  'DELETE /api/v1/user/me/second-factor/passkeys/{id}': {
    guest: 401,
    ask: () => factor('DELETE', `/passkeys/${unknownId}`),
  },
  'POST /api/v1/user/me/second-factor/recovery-codes': {
    guest: 401,
    ask: () => factor('POST', '/recovery-codes'),
  },
}
