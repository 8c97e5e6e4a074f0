import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, type TestTeam } from '../testing/team.ts'

let site: TestSite
let team: TestTeam
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  team = await addTeam(site)
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})

const enter = () =>
  site.ask(nora, `POST /api/v1/organization/${team.organizationId}/activate`, {
    reason: 'They asked for help with an ad',
  })

/** The logged actions of a person, in their order. */
const eventsOf = ({ id }: Visitor) =>
  site.database.owner.query<{ action: string; subject: string; organization_id: string; details: object }>({
    text: `
      select action, subject, organization_id, details from audit_event
      where actor_id = $1 and action <> 'session.signIn' order by happened_at, id`,
    values: [id],
  })

test('inside a company each call of an administrator is audited once, also reads', async () => {
  await enter()
  await site.ask(nora, 'GET /api/v1/user')
  await site.ask(nora, `GET /api/v1/user/${team.huda.id}`)
  const inside = { organization_id: team.organizationId }
  expect((await eventsOf(nora)).slice(1)).toEqual([
    { action: 'request.make', subject: 'GET /api/v1/user', ...inside, details: { impersonating: true } },
    {
      action: 'request.make',
      subject: 'GET /api/v1/user/{id}',
      ...inside,
      details: { impersonating: true, of: team.huda.id },
    },
  ])
})

test('calls about the own account or another company are recorded without parameters', async () => {
  const other = await addTeam(site, 'Nama Tech')
  await enter()
  const unknown = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
  await site.ask(nora, `DELETE /api/v1/user/me/favorites/${unknown}`)
  await site.ask(nora, `POST /api/v1/organization/${other.organizationId}/activate`, {
    reason: 'To help them',
  })
  const calls = (await eventsOf(nora)).filter(({ action }) => action === 'request.make')
  expect(calls.map(({ subject, details }) => [subject, details])).toEqual([
    ['DELETE /api/v1/user/me/favorites/{jobAdId}', { impersonating: true }],
    ['POST /api/v1/organization/{id}/activate', { impersonating: true }],
  ])
})

test('a change of an administrator’s own account names no company', async () => {
  await enter()
  await site.ask(nora, 'GET /api/v1/user/me/data')
  const download = (await eventsOf(nora)).find(({ action }) => action === 'user.downloadData')
  expect(download).toEqual({
    action: 'user.downloadData',
    subject: nora.id,
    organization_id: null,
    details: {},
  })
})

test('reads of a company’s own members are not recorded', async () => {
  await site.ask(team.omar, 'GET /api/v1/user')
  expect(await eventsOf(team.omar)).toEqual([])
})

test('a refused call is in the log of the company that it was made for', async () => {
  await site.ask(team.huda, `PATCH /api/v1/organization/kick-user/${team.omar.id}`)
  await enter()
  await site.ask(nora, `PATCH /api/v1/organization/kick-user/${team.omar.id}`)
  for (const [who, code] of [
    [team.huda, 'request.forbidden'],
    [nora, 'organization.notWhileImpersonating'],
  ] as const)
    expect((await eventsOf(who)).at(-1)).toMatchObject({
      action: 'request.refuse',
      organization_id: team.organizationId,
      details: { code },
    })
})

test('a refused call about one’s own account is not logged for the company', async () => {
  const change = { email: 'huda.new@qareeb.example', currentPassword: 'not the password' }
  await site.ask(team.huda, 'PATCH /api/v1/user/me/email', change)
  expect((await eventsOf(team.huda)).at(-1)).toMatchObject({
    action: 'request.refuse',
    organization_id: null,
    details: { code: 'auth/wrong-password' },
  })
})

test('a read of an account from outside is audited too', async () => {
  await site.ask(nora, `GET /api/v1/user/${team.huda.id}`)
  await site.ask(nora, `GET /api/v1/user/${nora.id}`)
  expect(await eventsOf(nora)).toMatchObject([
    { action: 'user.inspect', subject: team.huda.id, organization_id: null },
  ])
})

test.each([
  ['user', 'organization.listTeam', {}],
  ['organization', 'organization.inspect', { part: 'details' }],
  ['organization/stats', 'organization.inspect', { part: 'stats' }],
  ['organization-location', 'organization.inspect', { part: 'locations' }],
])('looking from outside at /%s of a company is told to it, once', async (path, action, details) => {
  const { organizationId } = team
  for (const who of [nora, team.omar])
    expect((await site.ask(who, `GET /api/v1/${path}?organizationId=${organizationId}`)).statusCode).toBe(200)
  expect(await eventsOf(nora)).toMatchObject([{ action, organization_id: organizationId, details }])
  expect(await eventsOf(team.omar)).toEqual([])
})

test('a read of a branch from outside is in the log of its company', async () => {
  const branch = {
    name: { ar: null, en: 'Olaya' },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: null,
    lat: 24.7,
    lng: 46.7,
  }
  const { id } = (await site.ask(team.huda, 'POST /api/v1/organization-location', branch)).json()
  await site.ask(nora, `GET /api/v1/organization-location/${id}`)
  expect(await eventsOf(nora)).toMatchObject([
    { action: 'organization.inspect', subject: id, details: { part: 'location' } },
  ])
})

test('companies are found while inside one, to go on to the next, and by platform administrators alone', async () => {
  await enter()
  const list = (who: Visitor) => site.ask(who, 'GET /api/v1/admin/organizations?q=oasis')
  expect((await list(nora)).json().items.length).toBeGreaterThan(0)
  expect((await eventsOf(nora)).at(-1)?.subject).toBe('GET /api/v1/admin/organizations')
  const others = await site.ask(nora, 'GET /api/v1/admin/users')
  expect([others.statusCode, others.json().code]).toEqual([403, 'organization.notWhileImpersonating'])
  expect((await list(team.omar)).statusCode).toBe(403)
})
