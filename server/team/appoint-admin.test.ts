import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, type TestTeam } from '../testing/team.ts'

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

const unknown = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
const appoint = async ({ id }: { id: string }, company = team.organizationId) => {
  const call = `PUT /api/v1/admin/organizations/${company}/members/${id}`
  const answer = await site.ask(nora, call, { role: 'ADMIN' })
  return [answer.statusCode, answer.json().code ?? answer.json().role]
}
const disable = ({ id }: Visitor) =>
  site.ask(nora, `PATCH /api/v1/admin/users/${id}`, { disabled: true, reason: 'The account was taken over.' })

test('a company whose last administrator was disabled gets another one, with a mail', async () => {
  await disable(team.omar)
  expect(await appoint(team.huda)).toEqual([200, 'ADMIN'])
  expect((await site.ask(team.huda, 'GET /api/v1/organization/audit')).json().items[0]).toMatchObject({
    action: 'team.changeRole',
    actor: { kind: 'platform', name: null },
    subjectName: 'Huda Al-Qahtani',
    details: { from: 'HR', to: 'ADMIN' },
  })
  expect(await site.mailsTo(team.huda.email)).toHaveLength(1)
  expect(await appoint(team.huda)).toEqual([409, 'organization.hasAdmin'])
})

test('is not for a company that can help itself, nor for people outside of it', async () => {
  expect(await appoint(team.huda)).toEqual([409, 'organization.hasAdmin'])
  expect(await appoint({ id: unknown })).toEqual([404, 'team.notFound'])
  expect(await appoint(team.huda, unknown)).toEqual([404, 'organization.notFound'])
  await disable(team.omar)
  expect(await appoint(team.omar)).toEqual([404, 'team.notFound'])
})
