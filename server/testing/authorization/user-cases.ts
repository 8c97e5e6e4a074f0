import type { InjectOptions } from 'fastify'
import { testPassword } from '../accounts.ts'
import { formWith } from '../form.ts'
import type { Case } from './case.ts'

const me = '/api/v1/user/me'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): InjectOptions =>
  payload ? { method, url, payload } : { method, url }

/** One request for each of the fields, which nobody may set through a form. */
const eachAlone = (fields: Record<string, unknown>): InjectOptions[] =>
  Object.entries(fields).map(([name, value]) => send('PATCH', me, { [name]: value }))

const pdf = { name: 'cv.pdf', size: 1_000, mediaType: 'application/pdf' }

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How the cases about one's own account and saved jobs are asked. */
export const userCases: Record<string, Case> = {
  'GET /api/v1/user/me ok': () => [{ method: 'GET', url: me }],
  'PATCH /api/v1/user/me ok': () => [
    send('PATCH', me, { firstName: 'Layan', phone: '0501234567', news: true, description: 'Accountant' }),
    send('PATCH', me, {}),
  ],
  'PATCH /api/v1/user/me mass-assignment': ({ sara }) =>
    eachAlone({
      userType: 'admin',
      role: 'ADMIN',
      organizationId: sara.id,
      emailVerified: true,
      disabled: false,
      plan: 'premium',
      id: sara.id,
    }),
  'POST /api/v1/user/me/file ok': () => [send('POST', `${me}/file`, { purpose: 'cv', ...pdf })],
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
  'POST /api/v1/user/signup/file ok': () => [send('POST', '/api/v1/user/signup/file', pdf)],

  // Beyond the specification: docs/api-extensions.md
  'POST /api/v1/file/{id}/complete': ({ sara }) => [
    send('POST', `/api/v1/file/${sara.id}/complete`, { secret: unknownToken }),
  ],
  'DELETE /api/v1/user/me/avatar': () => [send('DELETE', `${me}/avatar`)],
  'GET /api/v1/user/me/deletion': () => [{ method: 'GET', url: `${me}/deletion` }],
  'GET /api/v1/user/me/data': () => [{ method: 'GET', url: `${me}/data` }],
  'POST /api/v1/user/change-email/confirmation': () => [
    send('POST', '/api/v1/user/change-email/confirmation', { token: unknownToken }),
  ],
  'POST /api/v1/user/change-email/undo': () => [
    send('POST', '/api/v1/user/change-email/undo', { token: unknownToken }),
  ],
  'GET /api/v1/user/me/favorites': () => [{ method: 'GET', url: `${me}/favorites` }],
  'GET /api/v1/user/me/favorites/ids': () => [{ method: 'GET', url: `${me}/favorites/ids` }],
  'POST /api/v1/user/me/favorites': ({ a }) => [
    send('POST', `${me}/favorites`, { jobAdIds: [a.published, a.draft] }),
  ],
  'DELETE /api/v1/user/me/favorites/{jobAdId}': ({ a }) => [send('DELETE', `${me}/favorites/${a.published}`)],
}
