import type { Cases, Request } from '../testing/authorization/case.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

/** How the health of the service is asked for. */
export const healthCases: Cases = {
  'GET /api/v1 ok': () => get('/api/v1'),
  'GET /api/v1/ready': { guest: 200, ask: () => get('/api/v1/ready') },
}
