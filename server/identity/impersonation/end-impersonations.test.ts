import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownPages } from '../../testing/identity-site.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam, type TestTeam } from '../../testing/team.ts'
import { endOverdueImpersonations } from './end-impersonations.ts'

let site: TestSite
let team: TestTeam
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  // The database compares ends with its own clock.
  site.clock.now = new Date()
  team = await addTeam(site)
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  await site.ask(nora, `POST /api/v1/organization/${team.organizationId}/activate`, {
    reason: 'They asked for help with an ad',
  })
})

/** The rest of the work inside the company, and the entry of its end in the log. */
const readEnds = () =>
  site.database.owner.transaction(
    async (db) => {
      const [work] = await db.query<{ id: string; isOver: boolean }>({
        text: 'select id, ended_at is not null as "isOver" from impersonation where organization_id = $1',
        values: [team.organizationId],
      })
      const ends = await db.query<{ actor_id: string; subject: string; details: object }>({
        text: `
          select actor_id, subject, details from audit_event
          where organization_id = $1 and action = 'organization.endImpersonation'`,
        values: [team.organizationId],
      })
      return { id: work?.id, isOver: work?.isOver, ends }
    },
    { organizationId: team.organizationId },
  )

test('signing out ends the work inside a company', async () => {
  await site.ask({ ...nora, headers: { ...nora.headers, ...ownPages } }, 'DELETE /api/v1/user/session')
  const { id, isOver, ends } = await readEnds()
  expect([isOver, ends]).toMatchObject([true, [{ actor_id: nora.id, subject: id }]])
})

test('disabling the administrator ends it, also for when the account is enabled again', async () => {
  const layla = await site.visitor({ firstName: 'Layla', userType: 'admin' })
  const change = (body: object) => site.ask(layla, `PATCH /api/v1/admin/users/${nora.id}`, body)
  await change({ disabled: true, reason: 'The account is used by somebody else.' })
  const { id, isOver, ends } = await readEnds()
  expect([isOver, ends]).toMatchObject([true, [{ actor_id: layla.id, subject: id }]])
  await change({ disabled: false })
  expect((await site.ask(nora, 'GET /api/v1/user/me')).json().activeOrganization).toBeNull()
})

test('running work is left alone', async () => {
  await endOverdueImpersonations(site.services)
  expect(await readEnds()).toMatchObject({ isOver: false, ends: [] })
})

test.each([
  ['whose time has run out', `update impersonation set ends_at = now() - interval '1 second'`],
  ['without its session', 'delete from user_session where id in (select session_id from impersonation)'],
])('an impersonation %s ends by itself, once', async (_, text) => {
  await site.database.owner.transaction((db) => db.query({ text }), { organizationId: team.organizationId })
  for (let round = 0; round < 2; round += 1) await endOverdueImpersonations(site.services)
  const { id, isOver, ends } = await readEnds()
  expect([isOver, ends]).toEqual([true, [{ actor_id: nora.id, subject: id, details: { byItself: true } }]])
})
