import type { Cases, Request } from '../testing/authorization/case.ts'
import { findForeignCompany, isOwnAdmin, today } from '../testing/authorization/change-scene.ts'
import type { Scene } from '../testing/authorization/scene.ts'
import { formWith } from '../testing/form-with.ts'

const organization = '/api/v1/organization'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Request =>
  payload ? { method, url, payload } : { method, url }

/** Members name the company that they act for, platform administrators the owner's. */
const named = (path: string, { own }: Scene) => `${path}?organizationId=${own.id}`

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How the calls about companies are asked. */
export const organizationCases: Cases = {
  'GET /api/v1/organization/stats ok': (_world, scene) => [
    { method: 'GET', url: named(`${organization}/stats`, scene) },
  ],
  'GET /api/v1/organization ok': (_world, scene) => [{ method: 'GET', url: named(organization, scene) }],
  'GET /api/v1/organization foreign-organizationId': async (_world, scene) => [
    { method: 'GET', url: `${organization}?organizationId=${await findForeignCompany(scene)}` },
  ],
  'PATCH /api/v1/organization details': (_world, scene) => [
    send('PATCH', named(organization, scene), { version: 1, name: { ar: null, en: 'Palm Trading Est.' } }),
  ],
  'PATCH /api/v1/organization verification': (_world, scene) => [
    send('PATCH', named(organization, scene), { verificationStatus: 'rejected', rejectionReason: 'Blurred' }),
    send('PATCH', named(organization, scene), {
      verificationStatus: 'verified',
      verifiedDate: today(),
    }),
    send('PATCH', named(organization, scene), { verificationStatus: 'verified', marketingAllowed: false }),
  ],
  'PATCH /api/v1/organization plan': (_world, scene) => [
    send('PATCH', named(organization, scene), { plan: 'premium' }),
  ],
  'GET /api/v1/organization/file ok': (_world, scene) => [
    { method: 'GET', url: named(`${organization}/file`, scene) },
  ],
  'POST /api/v1/organization/create ok': () => [
    send('POST', `${organization}/create`, { name: { ar: 'مخبز نجد', en: 'Najd Bakery' } }),
  ],
  'PATCH /api/v1/organization/avatar ok': () => [
    {
      method: 'PATCH',
      url: `${organization}/avatar`,
      ...formWith({ field: 'avatar', name: 'logo.png', bytes: picture }),
    },
  ],
  'POST /api/v1/organization/{id}/activate ok': (_world, scene) => {
    const { id } = isOwnAdmin(scene) ? scene.own : scene.owner
    return [send('POST', `${organization}/${id}/activate`, { reason: 'They asked for help' })]
  },
  'POST /api/v1/organization/{id}/activate unknown-id': () => [
    send('POST', `${organization}/${unknownId}/activate`, { reason: 'They asked for help' }),
  ],
  'DELETE /api/v1/user ok': (_world, { own }) => [send('DELETE', '/api/v1/user', { name: own.name })],
  'DELETE /api/v1/organization/avatar': {
    guest: 401,
    callers: [403, 204, 204, '204*', '204*', 403, 403, 204],
    ask: () => [send('DELETE', `${organization}/avatar`)],
  },
  'DELETE /api/v1/organization/activation': {
    guest: 401,
    callers: ['204~', '204~', '204~', '204~', '204~', '204~', '204~', 204],
    ask: () => [send('DELETE', `${organization}/activation`)],
  },
  'POST /api/v1/organization/plan-interest': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 403],
    ask: () => [send('POST', `${organization}/plan-interest`, { plan: 'advanced' })],
  },
  'GET /api/v1/organization/data': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 403],
    ask: () => [{ method: 'GET', url: `${organization}/data` }],
  },
  'GET /api/v1/organization/deletion': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 403],
    ask: () => [{ method: 'GET', url: `${organization}/deletion` }],
  },
  'GET /api/v1/company': { guest: 200, ask: () => [{ method: 'GET', url: '/api/v1/company' }] },
  'GET /api/v1/company/{slug}': {
    guest: 200,
    ask: (_world, { owner }) => [{ method: 'GET', url: `/api/v1/company/${owner.slug}` }],
  },
}
