import type { InjectOptions } from 'fastify'
import { ownPages } from '../identity-site.ts'
import type { Case } from './case.ts'

const user = '/api/v1/user'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const post = (url: string, payload?: object): InjectOptions => ({
  method: 'POST',
  url: user + url,
  ...(payload && { payload }),
})

const application = {
  userType: 'job-seeker',
  password: 'seven green camels',
  firstName: 'Noura',
  lastName: 'Al-Qahtani',
  consents: { terms: true, privacy: true, adult: true, news: false },
}
const stranger = () => `stranger-${crypto.randomUUID()}@qareeb.example`

/** How the cases about signing in and up are asked. */
export const identityCases: Record<string, Case> = {
  'POST /api/v1/user/signup ok': ({ sara }) =>
    [stranger(), sara.email].map((email) => post('/signup', { ...application, email })),
  'POST /api/v1/user/signup userType-admin': () =>
    [
      { userType: 'admin' },
      { role: 'ADMIN' },
      { emailVerified: true },
      { consents: { ...application.consents, adult: false } },
    ].map((change) => post('/signup', { ...application, email: stranger(), ...change })),
  'POST /api/v1/user/forgot-password ok': ({ sara }) =>
    [sara.email, stranger()].map((email) => post('/forgot-password', { email })),
  'POST /api/v1/user/send-verification-email ok': () => [post('/send-verification-email')],
  'POST /api/v1/user/verify-email valid-token': ({ verifyTokens }) => [
    post('/verify-email', { token: verifyTokens.pop() }),
  ],
  'POST /api/v1/user/verify-email bad-token': () => [post('/verify-email', { token: unknownToken })],

  // Beyond the specification: docs/api-extensions.md
  'POST /api/v1/user/session': () => [post('/session', { email: stranger(), password: 'not the password' })],
  'POST /api/v1/user/session/refresh': () => [{ ...post('/session/refresh'), headers: ownPages }],
  'DELETE /api/v1/user/session': () => [{ method: 'DELETE', url: `${user}/session`, headers: ownPages }],
  'GET /api/v1/user/session/options': () => [{ method: 'GET', url: `${user}/session/options` }],
  'GET /api/v1/user/session/keys': () => [{ method: 'GET', url: `${user}/session/keys` }],
  'POST /api/v1/user/me/session/reauthentication': () => [
    post('/me/session/reauthentication', { password: 'not the password' }),
  ],
  'GET /api/v1/user/me/sessions': () => [{ method: 'GET', url: `${user}/me/sessions` }],
  'DELETE /api/v1/user/me/sessions': () => [{ method: 'DELETE', url: `${user}/me/sessions` }],
  'DELETE /api/v1/user/me/sessions/{id}': () => [
    { method: 'DELETE', url: `${user}/me/sessions/${unknownId}` },
  ],
  'POST /api/v1/user/password-reset/state': () => [post('/password-reset/state', { token: unknownToken })],
  'POST /api/v1/user/password-reset': () => [
    post('/password-reset', { token: unknownToken, password: 'seven green camels' }),
  ],
  'PATCH /api/v1/user/me/password': () => [
    { method: 'PATCH', url: `${user}/me/password`, payload: { password: 'seven green camels' } },
  ],
}
