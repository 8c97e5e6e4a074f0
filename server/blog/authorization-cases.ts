import type { Cases } from '../testing/authorization/case.ts'

/** How the blog is asked for. */
export const blogCases: Cases = {
  'GET /api/v1/blog': { guest: 200, ask: () => [{ method: 'GET', url: '/api/v1/blog?locale=en' }] },
  'GET /api/v1/blog/{slug}': {
    guest: 200,
    ask: () => [{ method: 'GET', url: '/api/v1/blog/how-to-read-a-job-offer?locale=ar' }],
  },
  'POST /api/v1/blog/hook': {
    // Without a content host the answer does not reveal that one is possible.
    guest: 404,
    ask: () => [{ method: 'POST', url: '/api/v1/blog/hook', payload: {} }],
  },
}
