import type { InjectOptions } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { Case } from './case.ts'

const admin = '/api/v1/admin'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const get = (...urls: string[]): InjectOptions[] => urls.map((url) => ({ method: 'GET', url }))

const shutOut = (database: Database, id: string) =>
  database.query({ text: 'update user_account set disabled_at = now() where id = $1', values: [id] })

/** How the calls of platform administrators and the log of a company are asked: docs/api-extensions.md. */
export const administrationCases: Record<string, Case> = {
  'GET /api/v1/admin/organizations': () =>
    get(`${admin}/organizations`, `${admin}/organizations?list=waiting&q=palm`),
  'GET /api/v1/admin/organizations/{id}': (_, { owner }) => get(`${admin}/organizations/${owner.id}`),
  'PUT /api/v1/admin/organizations/{id}/members/{userId}': async (_, { owner, caller, database }) => {
    if (owner.admin.id !== caller?.id) await shutOut(database, owner.admin.id)
    const url = `${admin}/organizations/${owner.id}/members/${owner.secondHr.id}`
    return [{ method: 'PUT', url, payload: { role: 'ADMIN' } }]
  },
  'GET /api/v1/admin/users': () => get(`${admin}/users`, `${admin}/users?q=layla`),
  'PATCH /api/v1/admin/users/{id}': (_, { owner }) => [
    {
      method: 'PATCH',
      url: `${admin}/users/${owner.secondHr.id}`,
      payload: { disabled: true, reason: 'Somebody else uses it.' },
    },
  ],
  'GET /api/v1/admin/audit': (_, { owner }) =>
    get(`${admin}/audit`, `${admin}/audit?organization=${owner.id}&outcome=refused`),
  'GET /api/v1/admin/tasks': () => get(`${admin}/tasks`),
  'POST /api/v1/admin/tasks/{id}/retry': () => [{ method: 'POST', url: `${admin}/tasks/${unknownId}/retry` }],
  'GET /api/v1/admin/mail': () => get(`${admin}/mail`, `${admin}/mail?address=omar%40palm.example`),
  'GET /api/v1/organization/audit': () => get('/api/v1/organization/audit'),
}
