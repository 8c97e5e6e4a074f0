import type { Cases, Request } from '../testing/authorization/case.ts'
import { disableUser } from '../testing/authorization/change-scene.ts'

const admin = '/api/v1/admin'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

/** How the calls of platform administrators are asked. */
export const administrationCases: Cases = {
  'GET /api/v1/admin/organizations': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 200],
    ask: () => get(`${admin}/organizations`, `${admin}/organizations?list=waiting&q=palm`),
  },
  'GET /api/v1/admin/figures': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: () => get(`${admin}/figures`),
  },
  'GET /api/v1/admin/organizations/{id}': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: (_, { owner }) => get(`${admin}/organizations/${owner.id}`),
  },
  'PUT /api/v1/admin/organizations/{id}/members/{userId}': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: async (_, { owner, caller, database }) => {
      if (owner.admin.id !== caller?.id) await disableUser(database, owner.admin.id)
      const url = `${admin}/organizations/${owner.id}/members/${owner.secondHr.id}`
      return [{ method: 'PUT', url, payload: { role: 'ADMIN' } }]
    },
  },
  'GET /api/v1/admin/users': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: () => get(`${admin}/users`, `${admin}/users?q=layla`),
  },
  'PATCH /api/v1/admin/users/{id}': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: (_, { owner }) => [
      {
        method: 'PATCH',
        url: `${admin}/users/${owner.secondHr.id}`,
        payload: { disabled: true, reason: 'Somebody else uses it.' },
      },
    ],
  },
  'GET /api/v1/admin/tasks': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: () => get(`${admin}/tasks`),
  },
  'POST /api/v1/admin/tasks/{id}/retry': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 404, 403],
    ask: () => [{ method: 'POST', url: `${admin}/tasks/${unknownId}/retry` }],
  },
  'GET /api/v1/admin/mail': {
    guest: 401,
    callers: [403, 403, 403, 403, 403, 403, 200, 403],
    ask: () => get(`${admin}/mail`, `${admin}/mail?address=omar%40palm.example`),
  },
}
