import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../../testing/authorization/scene.ts'
import { addEmployer } from '../../testing/companies.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ask = (who: Visitor, plan: string) => site.ask(who, 'POST /api/v1/organization/plan-interest', { plan })

test('interest in a plan is kept with its day, and the last one counts', async () => {
  const { omar } = await addEmployer(site)
  await ask(omar, 'advanced')
  expect((await ask(omar, 'premium')).json()).toEqual({
    plan: 'premium',
    askedAt: site.clock.now.toISOString(),
  })
  expect((await site.ask(omar, 'GET /api/v1/organization')).json().planInterest).toBe('premium')
})

test('the same interest again changes nothing, and is audited once', async () => {
  const { omar, company } = await addEmployer(site)
  const first = (await ask(omar, 'advanced')).json()
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  expect((await ask(omar, 'advanced')).json()).toEqual(first)
  const events = await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `select from audit_event where organization_id = $1 and action = 'organization.askForPlan'`,
        values: [company.id],
      }),
    { organizationId: company.id },
  )
  expect(events).toHaveLength(1)
})

test('the current plan and lower ones are refused', async () => {
  const { omar, company } = await addEmployer(site)
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  await site.ask(nora, `PATCH /api/v1/organization?organizationId=${company.id}`, { plan: 'advanced' })
  for (const plan of ['free', 'advanced']) {
    const answer = await ask(omar, plan)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'plan'])
  }
  expect((await ask(omar, 'premium')).statusCode).toBe(200)
})

test('it may be changed twenty times an hour', async () => {
  const { omar } = await addEmployer(site)
  for (let no = 0; no < 20; no++)
    expect((await ask(omar, no % 2 ? 'premium' : 'advanced')).statusCode).toBe(200)
  expect((await ask(omar, 'advanced')).statusCode).toBe(429)
})

const grant = async (organizationId: string, plan: string) => {
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  await site.ask(nora, `PATCH /api/v1/organization?organizationId=${organizationId}`, { plan })
}

const interestOf = async (who: Visitor) =>
  (await site.ask(who, 'GET /api/v1/organization')).json().planInterest

test('granting the plan ends the interest and mails the person who registered it, once, in their language', async () => {
  const { omar, company } = await addEmployer(site)
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer', locale: 'ar' })
  await addMember(site.database.owner, { organizationId: company.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  await ask(huda, 'premium')

  await grant(company.id, 'advanced')
  expect(await interestOf(huda)).toBe('premium')
  expect(await site.mailsTo(huda.email)).toEqual([])

  await grant(company.id, 'premium')
  await grant(company.id, 'advanced')
  await grant(company.id, 'premium')
  expect(await interestOf(huda)).toBeNull()
  const mails = await site.mailsTo(huda.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/توفّرت الباقة «.المميزة.»/)
  expect(await site.mailsTo(omar.email)).toEqual([])
})

test('a higher plan than the one asked about is mailed as well, to the administrators where the person has left', async () => {
  const { omar, company } = await addEmployer(site)
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: company.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  await ask(huda, 'advanced')
  await site.ask(omar, `PATCH /api/v1/organization/kick-user/${huda.id}`, {})
  const before = (await site.mailsTo(huda.email)).length

  await grant(company.id, 'premium')
  expect(await site.mailsTo(huda.email)).toHaveLength(before)
  expect((await site.mailsTo(omar.email)).at(-1)?.text).toMatch(/“.Premium.” is available/)
})
