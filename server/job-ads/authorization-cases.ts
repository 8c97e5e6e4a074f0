import type { Cases, Request } from '../testing/authorization/case.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

/** How single job ads are asked for. */
export const jobAdCases: Cases = {
  'GET /api/v1/job-ad/{id} published': ({ a, b }) =>
    get(...[a.published, a.slug, b.published].map((id) => `/api/v1/job-ad/${id}`)),
  'GET /api/v1/job-ad/{id} draft': ({ a, p }) =>
    get(`/api/v1/job-ad/${a.draft}`, `/api/v1/job-ad/${p.draft}`),
  'GET /api/v1/job-ad/{id} closed': ({ a }) =>
    get(`/api/v1/job-ad/${a.closed}`, `/api/v1/job-ad/${a.expired}`),
  'GET /api/v1/job-ad/{id} unknown-or-malformed': () =>
    get(...[unknownId, 'x'.repeat(300), '%00', '..%2f', '%ff'].map((id) => `/api/v1/job-ad/${id}`)),
  'GET /api/v1/job-ad/saved': {
    guest: 200,
    ask: ({ a, b, p }) =>
      get(
        `/api/v1/job-ad/saved?ids=${[a.published, a.closed, a.expired, b.published].join()}`,
        `/api/v1/job-ad/saved?ids=${[a.draft, p.draft, unknownId].join()}`,
      ),
  },
}
