import type { InjectOptions } from 'fastify'
import { riyadhDateOf } from '../../organizations/rules.ts'
import { addUser } from '../accounts.ts'
import { formWith } from '../form.ts'
import type { Case } from './case.ts'
import { addMember, addSceneCompany, type Scene } from './scene.ts'

const organization = '/api/v1/organization'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): InjectOptions =>
  payload ? { method, url, payload } : { method, url }

/** Members name the company that they act for, platform administrators the owner's. */
const named = (path: string, { own }: Scene) => `${path}?organizationId=${own.id}`

const administers = ({ own, caller }: Scene) => own.admin.id === caller?.id

/** A company that the caller does not belong to; whoever left the owner's, or works inside it, names that. */
async function foreignCompany({ owner, caller, database }: Scene): Promise<string> {
  const memberships = await database.transaction(
    (db) =>
      db.query({
        text: 'select from organization_member where organization_id = $1 and user_id = $2',
        values: [owner.id, caller?.id ?? null],
      }),
    { organizationId: owner.id },
  )
  return memberships.length === 0 ? owner.id : (await addSceneCompany(database)).id
}

/** Whoever administers the owner's company gets a second administrator; the pending one loses its other members. */
async function letAdminGo(scene: Scene): Promise<void> {
  const { own, owner, database } = scene
  if (!administers(scene)) return
  if (own.id === owner.id) {
    const user = await addUser(database, { firstName: 'Huda', userType: 'employer' })
    await addMember(database, { organizationId: own.id, user, role: 'ADMIN' })
  } else
    await database.transaction(
      (db) =>
        db.query({
          text: 'delete from organization_member where organization_id = $1 and user_id <> $2',
          values: [own.id, own.admin.id],
        }),
      { organizationId: own.id },
    )
}

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How the cases about companies themselves are asked, and those about leaving with one. */
export const organizationCases: Record<string, Case> = {
  'GET /api/v1/organization/stats ok': (_world, scene) => [
    { method: 'GET', url: named(`${organization}/stats`, scene) },
  ],
  'GET /api/v1/organization ok': (_world, scene) => [{ method: 'GET', url: named(organization, scene) }],
  'GET /api/v1/organization foreign-organizationId': async (_world, scene) => [
    { method: 'GET', url: `${organization}?organizationId=${await foreignCompany(scene)}` },
  ],
  'PATCH /api/v1/organization details': (_world, scene) => [
    send('PATCH', named(organization, scene), { marketingAllowed: false, retentionMonths: 6 }),
    send('PATCH', named(organization, scene), { version: 2, name: { ar: null, en: 'Palm Trading Est.' } }),
  ],
  'PATCH /api/v1/organization verification': (_world, scene) => [
    send('PATCH', named(organization, scene), { verificationStatus: 'rejected', rejectionReason: 'Blurred' }),
    send('PATCH', named(organization, scene), {
      verificationStatus: 'verified',
      verifiedDate: riyadhDateOf(new Date()),
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
    const { id } = administers(scene) ? scene.own : scene.owner
    return [send('POST', `${organization}/${id}/activate`, { reason: 'They asked for help' })]
  },
  'POST /api/v1/organization/{id}/activate unknown-id': () => [
    send('POST', `${organization}/${unknownId}/activate`, { reason: 'They asked for help' }),
  ],
  'DELETE /api/v1/user ok': (_world, { own }) => [send('DELETE', '/api/v1/user', { name: own.name })],
  'DELETE /api/v1/user/me ok': async (_world, scene) => {
    await letAdminGo(scene)
    return [send('DELETE', '/api/v1/user/me')]
  },
  'DELETE /api/v1/user/me sole-admin-with-members': () => [send('DELETE', '/api/v1/user/me')],

  // Beyond the specification: docs/api-extensions.md
  'DELETE /api/v1/organization/avatar': () => [send('DELETE', `${organization}/avatar`)],
  'DELETE /api/v1/organization/activation': () => [send('DELETE', `${organization}/activation`)],
  'POST /api/v1/organization/plan-interest': () => [
    send('POST', `${organization}/plan-interest`, { plan: 'advanced' }),
  ],
  'GET /api/v1/organization/data': () => [{ method: 'GET', url: `${organization}/data` }],
  'GET /api/v1/company/{slug}': (_world, { owner }) => [
    { method: 'GET', url: `/api/v1/company/${owner.slug}` },
  ],
}
