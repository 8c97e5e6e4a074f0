import { testPassword } from '../testing/accounts.ts'
import type { Cases, Request } from '../testing/authorization/case.ts'
import { makeRoomToLeave } from '../testing/authorization/change-scene.ts'
import { formWith } from '../testing/form-with.ts'

const me = '/api/v1/user/me'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Request =>
  payload ? { method, url, payload } : { method, url }

/** One request for each of the fields that no form may set. */
const eachAlone = (fields: Record<string, unknown>): Request[] =>
  Object.entries(fields).map(([name, value]) => send('PATCH', me, { [name]: value }))

const pdf = { name: 'cv.pdf', size: 1_000, mediaType: 'application/pdf' }

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How the calls about the caller's own account are asked. */
export const userCases: Cases = {
  'GET /api/v1/user/me ok': { mayName: ['verificationFile'], ask: () => [{ method: 'GET', url: me }] },
  'PATCH /api/v1/user/me ok': {
    mayName: ['verificationFile'],
    ask: () => [
      send('PATCH', me, { firstName: 'Layan', phone: '0501234567', news: true, candidateMails: false }),
      send('PATCH', me, {}),
    ],
  },
  'PATCH /api/v1/user/me mass-assignment': {
    mayName: ['verificationFile'],
    ask: ({ sara }) =>
      eachAlone({
        userType: 'admin',
        role: 'ADMIN',
        organizationId: sara.id,
        emailVerified: true,
        disabled: false,
        plan: 'premium',
        id: sara.id,
      }),
  },
  'POST /api/v1/user/me/file ok': {
    mayName: ['secret'],
    ask: () => [send('POST', `${me}/file`, { purpose: 'cv', ...pdf })],
  },
  'PATCH /api/v1/user/me/avatar ok': () => [
    {
      method: 'PATCH',
      url: `${me}/avatar`,
      ...formWith({ field: 'avatar', name: 'me.png', bytes: picture }),
    },
  ],
  'PATCH /api/v1/user/me/email ok': ({ sara }) => [
    send('PATCH', `${me}/email`, { email: 'layla.new@qareeb.example', currentPassword: testPassword }),
    send('PATCH', `${me}/email`, { email: sara.email, currentPassword: testPassword }),
  ],
  'PATCH /api/v1/user/me/email wrong-password': () => [
    send('PATCH', `${me}/email`, { email: 'layla.new@qareeb.example', currentPassword: 'not the password' }),
    send('PATCH', `${me}/email`, { email: 'layla.new@qareeb.example' }),
  ],
  'POST /api/v1/user/signup/file ok': {
    mayName: ['secret'],
    ask: () => [send('POST', '/api/v1/user/signup/file', pdf)],
  },
  'DELETE /api/v1/user/me/avatar': { guest: 401, ask: () => [send('DELETE', `${me}/avatar`)] },
  'GET /api/v1/user/me/deletion': { guest: 401, ask: () => [{ method: 'GET', url: `${me}/deletion` }] },
  'GET /api/v1/user/me/data': { guest: 401, ask: () => [{ method: 'GET', url: `${me}/data` }] },
  // Nobody here has asked for another address.
  'POST /api/v1/user/me/email-change': {
    guest: 401,
    callers: [409, 409, 409, 409, 409, 409, 409, 409],
    ask: () => [send('POST', `${me}/email-change`)],
  },
  'DELETE /api/v1/user/me/email-change': { guest: 401, ask: () => [send('DELETE', `${me}/email-change`)] },
  'POST /api/v1/user/change-email/confirmation': {
    guest: 400,
    ask: () => [send('POST', '/api/v1/user/change-email/confirmation', { token: unknownToken })],
  },
  'POST /api/v1/user/change-email/undo': {
    guest: 400,
    ask: () => [send('POST', '/api/v1/user/change-email/undo', { token: unknownToken })],
  },
  'DELETE /api/v1/user/me ok': async (_world, scene) => {
    await makeRoomToLeave(scene)
    return [send('DELETE', '/api/v1/user/me')]
  },
  'DELETE /api/v1/user/me sole-admin-with-members': () => [send('DELETE', '/api/v1/user/me')],
}
