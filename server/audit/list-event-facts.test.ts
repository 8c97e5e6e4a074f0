import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../testing/team.ts'

let site: TestSite
let team: TestTeam
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())
beforeEach(async () => {
  team = await addTeam(site)
})

type Fact = { action: string; organizationId: string | null; network: string | null; reason: string | null }

const factsOf = async (who: Visitor, action: string): Promise<Fact[]> =>
  (await site.ask(who, 'GET /api/v1/user/me/data'))
    .json()
    .events.filter((fact: Fact) => fact.action === action)

test('a person’s own data hold their acts in a company and the acts of others on them there', async () => {
  const { omar, huda, organizationId } = team
  await site.ask(omar, `PATCH /api/v1/organization/users/${huda.id}`, { role: 'admin' })
  await site.ask(huda, 'PATCH /api/v1/organization', { marketingAllowed: false })
  await site.ask(omar, `PATCH /api/v1/organization/kick-user/${huda.id}`)

  const byOmar = { organizationId, subject: huda.id, network: expect.any(String) }
  expect(await factsOf(omar, 'team.changeRole')).toMatchObject([byOmar])
  expect(await factsOf(huda, 'team.changeRole')).toMatchObject([{ ...byOmar, network: null }])
  expect(await factsOf(huda, 'organization.update')).toMatchObject([{ organizationId }])
  expect(await factsOf(huda, 'team.remove')).toMatchObject([{ organizationId, subject: huda.id }])
  expect(await factsOf(omar, 'organization.update')).toEqual([])
})

test('they hold why one was disabled', async () => {
  const reason = 'Somebody else was using it.'
  const change = (body: object) => site.ask(nora, `PATCH /api/v1/admin/users/${team.huda.id}`, body)
  await change({ disabled: true, reason })
  await change({ disabled: false })
  const huda = await atWork(site, team.huda, null)
  expect(await factsOf(huda, 'user.disable')).toMatchObject([{ reason, network: null }])
  expect(await factsOf(nora, 'user.disable')).toMatchObject([{ reason: null }])
})

test('the database shows no one more than that', async () => {
  const { omar, huda, organizationId } = team
  await site.ask(omar, 'PATCH /api/v1/organization', { retentionMonths: 3 })
  const seenBy = ({ id }: Visitor) =>
    site.database.db.transaction(
      (db) =>
        db.query<{ actor_id: string }>({
          text: 'select actor_id from audit_event where organization_id = $1',
          values: [organizationId],
        }),
      { actor: id },
    )
  expect(await seenBy(omar)).toEqual([{ actor_id: omar.id }])
  expect(await seenBy(huda)).toEqual([])
})
