import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { freshAddress, invitationCalls } from '../testing/invitations.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../testing/team.ts'

// Decisions about a team that meet the end of the company, or of somebody's rights, at the same moment.

let site: TestSite
let team: TestTeam
let calls: ReturnType<typeof invitationCalls>
beforeAll(async () => {
  site = await openSite()
  calls = invitationCalls(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.owner.query({ text: 'delete from attempt' })
  team = await addTeam(site)
})

const deleteCompany = () => site.ask(team.omar, 'DELETE /api/v1/user', { name: 'Oasis Group' })

/** How many rows of a table name the company, as its own people would see them. */
async function countIn(table: 'organization_invitation' | 'organization_member'): Promise<number> {
  const { organizationId } = team
  const [row] = await site.database.owner.transaction(
    (db) =>
      db.query<{ count: number }>({
        text: `select count(*)::int as count from ${table} where organization_id = $1`,
        values: [organizationId],
      }),
    { organizationId },
  )
  return row?.count ?? 0
}

/** Another administrator, signed in. */
async function addAdmin(): Promise<Visitor> {
  const user = await addUser(site.database.owner, { firstName: 'Layla', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: team.organizationId, user, role: 'ADMIN' })
  return atWork(site, user, team.organizationId)
}

describe('a company that is deleted at the same moment', () => {
  test('keeps no invitation', async () => {
    for (let round = 0; round < 5; round += 1) {
      team = await addTeam(site)
      const layla = await addAdmin()
      const [deleted, invited] = await Promise.all([deleteCompany(), calls.invite(layla, freshAddress())])
      expect(deleted.statusCode).toBe(204)
      expect([201, 403]).toContain(invited.statusCode)
      expect(await countIn('organization_invitation')).toBe(0)
    }
  })

  test('admits no one', async () => {
    for (let round = 0; round < 3; round += 1) {
      team = await addTeam(site)
      const token = await calls.invited(team.omar, freshAddress())
      const [deleted, joined] = await Promise.all([deleteCompany(), calls.register(token)])
      expect(deleted.statusCode).toBe(204)
      expect([201, 404, 409, 410]).toContain(joined.statusCode)
      expect(await countIn('organization_member')).toBe(0)
    }
  })
})

describe('the last administrator at work', () => {
  test('is counted without those whose account is disabled', async () => {
    const layla = await addAdmin()
    await site.database.owner.query({
      text: 'update user_account set disabled_at = now() where id = $1',
      values: [layla.id],
    })
    for (const [call, body] of [
      [`PATCH /api/v1/organization/kick-user/${team.omar.id}`, undefined],
      [`PATCH /api/v1/organization/users/${team.omar.id}`, { role: 'HR' }],
    ] as const) {
      const answer = await site.ask(team.omar, call, body)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'user.soleAdmin'])
    }
    expect((await site.ask(team.omar, 'GET /api/v1/user')).json().counts.admins).toBe(1)
    const removed = await site.ask(team.omar, `PATCH /api/v1/organization/kick-user/${layla.id}`)
    expect(removed.json().outcome).toBe('removed')
  })
})

test('rights that are lost while calls wait allow nothing more', async () => {
  const layla = await addAdmin()
  const [, ...invited] = await Promise.all([
    site.ask(team.omar, `PATCH /api/v1/organization/kick-user/${layla.id}`),
    ...Array.from({ length: 5 }, () => calls.invite(layla, freshAddress())),
  ])
  for (const answer of invited)
    if (answer.statusCode !== 201) expect(answer.json().code).toBe('organization.noneActive')
  const late = await calls.invite(layla, freshAddress())
  expect([late.statusCode, late.json().code]).toEqual([403, 'organization.noneActive'])
})

test('an invitation that somebody else mails again names them to its holder too', async () => {
  const email = freshAddress()
  const token = await calls.invited(team.omar, email)
  const layla = await addAdmin()
  site.clock.now = new Date(site.clock.now.getTime() + 61_000)
  await calls.invite(layla, email)
  expect((await calls.stateOf(token)).invitation.inviterName).toMatch(/^Layla/)
  expect((await site.mailsTo(email)).at(-1)?.text).toContain('Layla')
})

test('a role that goes to and fro is mailed no more than ten times a day', async () => {
  const call = `PATCH /api/v1/organization/users/${team.huda.id}`
  const change = (nth: number) => site.ask(team.omar, call, { role: nth % 2 === 0 ? 'admin' : 'HR' })
  for (let nth = 0; nth < 10; nth += 1) expect((await change(nth)).statusCode).toBe(200)
  expect((await change(10)).statusCode).toBe(429)
})
