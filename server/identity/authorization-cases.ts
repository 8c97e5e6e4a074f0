import type { Cases, Request } from '../testing/authorization/case.ts'
import { ownPages } from '../testing/identity-site.ts'

const user = '/api/v1/user'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const post = (url: string, payload?: object): Request => ({
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

/** How the calls about signing in and up are asked. */
export const identityCases: Cases = {
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
  'POST /api/v1/user/verification-link ok': () =>
    [stranger(), stranger()].map((email) => post('/verification-link', { email })),
  'POST /api/v1/user/send-verification-email ok': () => [post('/send-verification-email')],
  'POST /api/v1/user/verify-email valid-token': {
    mayName: ['token'],
    ask: ({ verifyTokens }) => [post('/verify-email', { token: verifyTokens.pop() })],
  },
  'POST /api/v1/user/verify-email bad-token': {
    mayName: ['token'],
    ask: () => [post('/verify-email', { token: unknownToken })],
  },
  'POST /api/v1/user/session': {
    guest: 401,
    mayName: ['token'],
    ask: () => [post('/session', { email: stranger(), password: 'not the password' })],
  },
  'POST /api/v1/user/session/refresh': {
    guest: 401,
    mayName: ['token'],
    ask: () => [{ ...post('/session/refresh'), headers: ownPages }],
  },
  'DELETE /api/v1/user/session': {
    guest: 204,
    ask: () => [{ method: 'DELETE', url: `${user}/session`, headers: ownPages }],
  },
  'GET /api/v1/user/session/options': {
    guest: 200,
    ask: () => [{ method: 'GET', url: `${user}/session/options` }],
  },
  'GET /api/v1/user/session/keys': {
    guest: 200,
    ask: () => [{ method: 'GET', url: `${user}/session/keys` }],
  },
  'POST /api/v1/user/me/session/reauthentication': {
    guest: 401,
    ask: () => [post('/me/session/reauthentication', { password: 'not the password' })],
  },
  'GET /api/v1/user/me/sessions': { guest: 401, ask: () => [{ method: 'GET', url: `${user}/me/sessions` }] },
  'DELETE /api/v1/user/me/sessions': {
    guest: 401,
    ask: () => [{ method: 'DELETE', url: `${user}/me/sessions` }],
  },
  'DELETE /api/v1/user/me/sessions/{id}': {
    guest: 401,
    ask: () => [{ method: 'DELETE', url: `${user}/me/sessions/${unknownId}` }],
  },
  'POST /api/v1/user/password-reset/state': {
    guest: 200,
    ask: () => [post('/password-reset/state', { token: unknownToken })],
  },
  'POST /api/v1/user/password-reset': {
    guest: 400,
    ask: () => [post('/password-reset', { token: unknownToken, password: 'seven green camels' })],
  },
  'PATCH /api/v1/user/me/password': {
    guest: 401,
    ask: () => [{ method: 'PATCH', url: `${user}/me/password`, payload: { password: 'seven green camels' } }],
  },
  'POST /api/v1/user/session/google': {
    guest: 400,
    ask: () => [post('/session/google', { code: unknownToken })],
  },
  'POST /api/v1/user/session/firebase': {
    guest: 401,
    ask: () => [post('/session/firebase', { idToken: unknownToken })],
  },
  'POST /api/v1/user/signup/google': {
    guest: 400,
    ask: () => [
      {
        method: 'POST',
        url: '/api/v1/user/signup/google',
        payload: { ticket: unknownToken, userType: 'job-seeker', consents: application.consents },
      },
    ],
  },
}
