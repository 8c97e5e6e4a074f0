import type { Cases, Request } from '../testing/authorization/case.ts'

const me = '/api/v1/user/me'

const send = (method: 'POST' | 'DELETE', url: string, payload?: object): Request =>
  payload ? { method, url, payload } : { method, url }

/** How the calls about saved jobs are asked. */
export const favoriteCases: Cases = {
  'GET /api/v1/user/me/favorites': { guest: 401, ask: () => [{ method: 'GET', url: `${me}/favorites` }] },
  'GET /api/v1/user/me/favorites/ids': {
    guest: 401,
    ask: () => [{ method: 'GET', url: `${me}/favorites/ids` }],
  },
  'POST /api/v1/user/me/favorites': {
    guest: 401,
    ask: ({ a }) => [send('POST', `${me}/favorites`, { jobAdIds: [a.published, a.draft] })],
  },
  'DELETE /api/v1/user/me/favorites/{jobAdId}': {
    guest: 401,
    ask: ({ a }) => [send('DELETE', `${me}/favorites/${a.published}`)],
  },
}
