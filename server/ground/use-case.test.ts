import { organizationRights } from '@qareeb/contract/rights/organizations'
import { teamRights } from '@qareeb/contract/rights/team'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { memberCall } from '../testing/member-call.ts'
import { signedIn } from './signed-in.ts'
import { asPerson, asPlatform, inCompany, inNamedCompany } from './use-case.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const organizationId = '3f1c1c86-4b6b-4c43-9d3a-0d1f0f3a7b01'
const elsewhere = '3f1c1c86-4b6b-4c43-9d3a-0d1f0f3a7b02'
const call = (role: 'ADMIN' | 'HR' = 'ADMIN') =>
  memberCall({ db: database.db, now: () => new Date('2026-11-21T09:00:00Z') }, { organizationId, role })
const platformCall = () => {
  const caller = call()
  return { ...caller, actor: { ...signedIn(caller), userType: 'admin' as const, organization: null } }
}

async function scopeOf({ db }: { db: Database }) {
  const [row] = await db.query<{ organization: string; actor: string }>({
    text: `select current_setting('app.organization_id', true) as organization, current_setting('app.actor', true) as actor`,
  })
  return row
}

test('a use case in a company runs in its scope with its actor', async () => {
  const caller = call()
  const { userId } = signedIn(caller)
  const seen = await inCompany(caller, teamRights.changeRole, async (context) => ({
    scope: await scopeOf(context),
    known: [context.organizationId, context.userId, context.as],
  }))
  expect(seen).toEqual({
    scope: { organization: organizationId, actor: userId },
    known: [organizationId, userId, 'ADMIN'],
  })
})

test('a use case of a person runs in the scope of the person and of no company', async () => {
  const caller = call()
  const scope = await asPerson(caller, scopeOf)
  expect(scope).toEqual({ organization: '', actor: signedIn(caller).userId })
})

test('a caller without the right is refused before the work begins', async () => {
  const work = () => Promise.reject(new Error('began'))
  await expect(inCompany(call('HR'), teamRights.changeRole, work)).rejects.toThrow('request.forbidden')
  await expect(inCompany(platformCall(), teamRights.changeRole, work)).rejects.toThrow(
    'organization.noneActive',
  )
  await expect(asPlatform(call(), work)).rejects.toThrow('request.forbidden')
  const guest = { ...call(), actor: { kind: 'guest' as const } }
  await expect(asPerson(guest, work)).rejects.toThrow('auth/unauthenticated')
})

test('only platform administrators name another company', async () => {
  const { read: right } = organizationRights
  const named = { named: elsewhere, right }
  expect(await inNamedCompany(platformCall(), named, scopeOf)).toMatchObject({ organization: elsewhere })
  await expect(inNamedCompany(call(), named, scopeOf)).rejects.toThrow('organization.notFound')
  const own = { named: undefined, right }
  expect(await inNamedCompany(call(), own, scopeOf)).toMatchObject({ organization: organizationId })
})
