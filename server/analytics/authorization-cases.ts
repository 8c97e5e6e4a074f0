import type { Cases } from '../testing/authorization/case.ts'

/** How views are counted and read. */
export const analyticsCases: Cases = {
  'POST /api/v1/events': {
    guest: 204,
    ask: ({ a }) => [
      {
        method: 'POST',
        url: '/api/v1/events',
        payload: { events: [{ kind: 'adView', jobAdId: a.published, source: 'direct' }] },
      },
    ],
  },
  'GET /api/v1/admin/analytics': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: () => [{ method: 'GET', url: '/api/v1/admin/analytics' }],
  },
}
