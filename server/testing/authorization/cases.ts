import type { InjectOptions } from 'fastify'
import { administrationCases } from './administration-cases.ts'
import type { Case } from './case.ts'
import { factorCases } from './factor-cases.ts'
import { identityCases } from './identity-cases.ts'
import { locationCases } from './location-cases.ts'
import { organizationCases } from './organization-cases.ts'
import { teamCases } from './team-cases.ts'
import { userCases } from './user-cases.ts'

const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
const get = (...urls: string[]): InjectOptions[] => urls.map((url) => ({ method: 'GET', url }))

/** How each case of the matrix is asked, by call and case. A call of the contract without its cases fails the runner. */
export const cases: Record<string, Case> = {
  ...administrationCases,
  ...identityCases,
  ...organizationCases,
  ...userCases,
  ...factorCases,
  ...locationCases,
  ...teamCases,
  'GET /api/v1 ok': () => get('/api/v1'),

  'GET /api/v1/job-ad ok': () =>
    get(
      '/api/v1/job-ad',
      '/api/v1/job-ad?q=CANARY',
      '/api/v1/job-ad?q=accountant&sort=oldest',
      '/api/v1/job-ad?city=riyadh&radius=300',
      '/api/v1/job-ad?bounds=20,40,30,50&sort=closest',
    ),
  'GET /api/v1/job-ad/{id} published': ({ a, b }) =>
    get(...[a.published, a.slug, b.published].map((id) => `/api/v1/job-ad/${id}`)),
  'GET /api/v1/job-ad/{id} draft': ({ a, p }) =>
    get(`/api/v1/job-ad/${a.draft}`, `/api/v1/job-ad/${p.draft}`),
  'GET /api/v1/job-ad/{id} closed': ({ a }) =>
    get(`/api/v1/job-ad/${a.closed}`, `/api/v1/job-ad/${a.expired}`),
  'GET /api/v1/job-ad/{id} unknown-or-malformed': () =>
    get(...[unknownId, 'x'.repeat(300), '%00', '..%2f', '%ff'].map((id) => `/api/v1/job-ad/${id}`)),

  // Beyond the specification: docs/api-extensions.md
  'GET /api/v1/ready': () => get('/api/v1/ready'),
  'GET /api/v1/openapi.json': () => get('/api/v1/openapi.json'),
  'GET /api/v1/docs': () => get('/api/v1/docs'),
  'GET /api/v1/job-ad/facets': ({ a }) =>
    get(
      '/api/v1/job-ad/facets',
      '/api/v1/job-ad/facets?q=CANARY',
      `/api/v1/job-ad/facets?organization=${a.id}`,
    ),
  'GET /api/v1/job-ad/map': () =>
    get(
      '/api/v1/job-ad/map?bounds=15,34,33,56&zoom=5',
      '/api/v1/job-ad/map?bounds=24.7,46.7,24.8,46.8&zoom=18',
    ),
  'GET /api/v1/job-ad/{id}/related': ({ a }) =>
    get(...[a.published, a.closed, a.expired].map((id) => `/api/v1/job-ad/${id}/related`)),
  'GET /api/v1/job-ad/saved': ({ a, b, p }) =>
    get(
      `/api/v1/job-ad/saved?ids=${[a.published, a.closed, a.expired, b.published].join()}`,
      `/api/v1/job-ad/saved?ids=${[a.draft, p.draft, unknownId].join()}`,
    ),
  'GET /api/v1/search-suggestion': () =>
    get('/api/v1/search-suggestion?q=CAN', '/api/v1/search-suggestion?q=acc'),
}
