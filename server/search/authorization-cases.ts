import type { Cases, Request } from '../testing/authorization/case.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

/** How the calls of the search are asked. */
export const searchCases: Cases = {
  'GET /api/v1/job-ad ok': () =>
    get(
      '/api/v1/job-ad',
      '/api/v1/job-ad?q=CANARY',
      '/api/v1/job-ad?q=accountant&sort=oldest',
      '/api/v1/job-ad?city=riyadh&radius=300',
      '/api/v1/job-ad?bounds=20,40,30,50&sort=closest',
    ),
  'GET /api/v1/job-ad/facets': {
    guest: 200,
    ask: ({ a }) =>
      get(
        '/api/v1/job-ad/facets',
        '/api/v1/job-ad/facets?q=CANARY',
        `/api/v1/job-ad/facets?organization=${a.id}`,
      ),
  },
  'GET /api/v1/job-ad/total': {
    guest: 200,
    ask: ({ a }) => get('/api/v1/job-ad/total?q=CANARY', `/api/v1/job-ad/total?organization=${a.id}`),
  },
  'GET /api/v1/job-ad/map': {
    guest: 200,
    ask: () =>
      get(
        '/api/v1/job-ad/map?bounds=15,34,33,56&zoom=5',
        '/api/v1/job-ad/map?bounds=24.7,46.7,24.8,46.8&zoom=18',
      ),
  },
  'GET /api/v1/job-ad/{id}/related': {
    guest: 200,
    ask: ({ a }) => get(...[a.published, a.closed, a.expired].map((id) => `/api/v1/job-ad/${id}/related`)),
  },
  'GET /api/v1/search-suggestion': {
    guest: 200,
    ask: () => get('/api/v1/search-suggestion?q=CAN', '/api/v1/search-suggestion?q=acc'),
  },
}
