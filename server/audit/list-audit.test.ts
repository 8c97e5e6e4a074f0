import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSession } from '../testing/authorization/callers.ts'
import { addSceneCompany, type SceneCompany } from '../testing/authorization/scene.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
let nora: Visitor
let palm: SceneCompany
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  palm = await addSceneCompany(site.database.owner)
  for (let minute = 0; minute < 60; minute++) await addEvent({ action: 'session.prove', minute })
  await addEvent({ action: 'user.signUp', day: '2026-03-01T22:30:00Z' })
  await addEvent({ action: 'request.refuse', outcome: 'refused', requestId: 'request-77' })
})
afterAll(() => site.close())

type Event = { action: string; minute?: number; day?: string; outcome?: string; requestId?: string }

const addEvent = ({ action, minute = 0, day = '2026-02-01T12:00:00Z', outcome = 'done', requestId }: Event) =>
  site.database.owner.query({
    text: `
      insert into audit_event (happened_at, action, outcome, actor_id, request_id)
      values ($1::timestamptz + make_interval(mins => $2::int), $3, $4, $5, $6)`,
    values: [day, minute, action, outcome, palm.secondHr.id, requestId ?? 'request-1'],
  })

const audit = async (query = '') => {
  const answer = await site.ask(nora, `GET /api/v1/admin/audit${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const actions = async (query: string): Promise<string[]> =>
  (await audit(query)).items.map(({ action }: { action: string }) => action)

describe('the audit log', () => {
  test('continues after each page without a gap or a repetition', async () => {
    const first = await audit('?action=session.prove')
    const second = await audit(`?action=session.prove&after=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null])
    const seen = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(new Set(seen).size).toBe(60)
  })

  test('is filtered by action, outcome and request', async () => {
    expect(await actions('?action=user.signUp,user.delete')).toEqual(['user.signUp'])
    expect(await actions('?outcome=refused&requestId=request-77')).toEqual(['request.refuse'])
    const several = await actions('?action=user.signUp,session.prove')
    expect(several.slice(0, 2)).toEqual(['user.signUp', 'session.prove'])
    expect(several).toHaveLength(50)
  })

  test('counts days as Riyadh does', async () => {
    expect(await actions('?from=2026-03-02&to=2026-03-02')).toEqual(['user.signUp'])
    expect(await actions('?from=2026-03-01&to=2026-03-01')).toEqual([])
  })

  test('finds the acts of a person and the acts of others on that person', async () => {
    await site.ask(nora, `PATCH /api/v1/admin/users/${palm.secondHr.id}`, {
      disabled: true,
      reason: 'A test of the log.',
    })
    const [latest] = (await audit(`?person=${palm.secondHr.id}`)).items
    expect(latest).toMatchObject({
      action: 'user.disable',
      actor: { id: nora.id, name: 'Nora Al-Harbi' },
      subject: { text: palm.secondHr.id, name: 'Huda Al-Harbi' },
    })
    expect(await actions(`?person=${palm.secondHr.id}&action=session.prove`)).toHaveLength(50)
  })

  test('keeps the entries of somebody who was erased, without a name', async () => {
    const sara = await site.visitor()
    await site.ask(sara, 'DELETE /api/v1/user/me')
    const { items } = await audit(`?person=${sara.id}&action=user.delete`)
    expect(items[0].actor).toEqual({ id: sara.id, name: null })
    expect(JSON.stringify(items)).not.toContain(sara.email)
  })

  test.each(['?action=nothing.known', '?person=me', '?from=yesterday', '?after=x', '?unknown=1'])(
    'refuses %s',
    async (query) => {
      expect((await site.ask(nora, `GET /api/v1/admin/audit${query}`)).statusCode).toBe(400)
    },
  )
})

describe('the log of a platform administrator’s work in a company', () => {
  test('names the company, and shows the company the reason, but no name', async () => {
    const reason = 'The company asked for help with its branches.'
    const inside = await site.visitor({ firstName: 'Nawal', userType: 'admin' })
    await site.ask(inside, `POST /api/v1/organization/${palm.id}/activate`, { reason })
    await site.ask(inside, 'PATCH /api/v1/user/me', { becomeEmployer: true })
    await site.ask(inside, 'GET /api/v1/admin/users')
    await site.ask(inside, 'DELETE /api/v1/organization/activation')

    const session = { owner: site.database.owner, services: site.services }
    const headers = await addSession(session, palm.admin, { organizationId: palm.id })
    const answer = await site.app.inject({ url: '/api/v1/organization/audit', headers })
    expect(answer.statusCode).toBe(200)
    const items: { action: string }[] = answer.json().items
    // Entries of the same millisecond have no order.
    expect(items.map(({ action }) => action).toSorted()).toEqual([
      'organization.endImpersonation',
      'organization.impersonate',
      'request.make',
      'request.make',
      'request.refuse',
      'request.refuse',
    ])
    const called = (name: string) => items.find(({ action }) => action === name)
    expect(called('organization.impersonate')).toMatchObject({
      actor: { kind: 'platform', name: null },
      reason,
    })
    expect(called('request.refuse')).toMatchObject({ details: { impersonating: true } })
    expect(answer.body).not.toContain('Nawal')
  })
})

test('the log of a company is narrowed to one of its people, and to the company alone', async () => {
  const { owner } = site.database
  const other = await addSceneCompany(owner)
  const add = (action: string, organizationId: string, actor: string, subject: string | null = null) =>
    owner.query({
      text: 'insert into audit_event (action, organization_id, actor_id, subject) values ($1, $2, $3, $4)',
      values: [action, organizationId, actor, subject],
    })
  const company = await addSceneCompany(owner)
  await add('organization.update', company.id, company.admin.id)
  await add('jobAd.update', company.id, company.secondHr.id)
  await add('team.changeRole', company.id, company.admin.id, company.secondHr.id)
  await add('organization.update', other.id, company.secondHr.id)

  const session = { owner, services: site.services }
  const headers = await addSession(session, company.admin, { organizationId: company.id })
  const url = `/api/v1/organization/audit?person=${company.secondHr.id}`
  const { items } = (await site.app.inject({ url, headers })).json<{ items: { action: string }[] }>()
  expect(items.map(({ action }) => action).toSorted()).toEqual(['jobAd.update', 'team.changeRole'])
})
