import type { Cases, Request } from '../testing/authorization/case.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

/** How the API document is asked for. */
export const apiDocumentCases: Cases = {
  'GET /api/v1/openapi.json': { guest: 200, mayName: 'anything', ask: () => get('/api/v1/openapi.json') },
  'GET /api/v1/docs': { guest: 200, ask: () => get('/api/v1/docs') },
}
