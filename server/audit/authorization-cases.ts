import type { Cases, Request } from '../testing/authorization/case.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

const admin = '/api/v1/admin'

/** How the audit log is asked for. */
export const auditCases: Cases = {
  'GET /api/v1/admin/audit': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: (_, { owner }) => get(`${admin}/audit`, `${admin}/audit?organization=${owner.id}&outcome=refused`),
  },
  'GET /api/v1/organization/last-change': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 200],
    ask: () => get('/api/v1/organization/last-change'),
  },
  'GET /api/v1/organization/audit': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 403],
    ask: (_, { owner }) =>
      get('/api/v1/organization/audit', `/api/v1/organization/audit?person=${owner.secondHr.id}`),
  },
}
