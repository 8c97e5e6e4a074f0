import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute, openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'
import { workOutAnswerRates } from './work-out-answer-rates.ts'

let site: HiringSite
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())

async function withApplications() {
  const hired = await site.hire()
  const { owner } = site.database
  const organizationId = hired.company.id
  const add = async (daysAgo: number, answer?: 'in_progress_at' | 'told_at' | 'withdrawn_at') => {
    const appliedAt = new Date(site.clock.now.getTime() - daysAgo * day)
    const id = await addCandidate(owner, { organizationId, jobAdId: hired.jobAdId, appliedAt })
    if (answer)
      await owner.query({
        text: `update candidate set ${answer} = applied_at + interval '1 day' where id = $1`,
        values: [id],
      })
  }
  const rate = async () => {
    await workOutAnswerRates(site.services)
    return (await site.ask(undefined, `GET /api/v1/answer-rate/${organizationId}`)).json().answerRate
  }
  const usualDays = async () => {
    const answer = await site.ask(undefined, `GET /api/v1/usual-answer-time/${organizationId}`)
    return answer.json().usualAnswerDays
  }
  const own = async () => (await site.ask(hired.huda, 'GET /api/v1/organization/answer-rate')).json()
  return { ...hired, add, rate, usualDays, own }
}

test('with fewer than ten applications there is no rate', async () => {
  const { add, rate, own } = await withApplications()
  for (let no = 0; no < 9; no += 1) await add(20, 'told_at')
  expect(await rate()).toBeNull()
  expect(await own()).toEqual({ answered: 9, counted: 9, percent: null, waiting: 0 })
})

test('counts answered applications, without recent, old and withdrawn ones', async () => {
  const { add, rate, own } = await withApplications()
  for (let no = 0; no < 7; no += 1) await add(20, no % 2 === 0 ? 'told_at' : 'in_progress_at')
  for (let no = 0; no < 4; no += 1) await add(20)
  for (let no = 0; no < 3; no += 1) await add(2)
  await add(2, 'in_progress_at')
  await add(20, 'withdrawn_at')
  await add(95, 'told_at')
  expect(await rate()).toEqual({ percent: 66, answered: 8, counted: 12 })
  expect(await own()).toEqual({ answered: 8, counted: 12, percent: 66, waiting: 4 })
})

test('a rate is removed when its applications are old', async () => {
  const { add, rate } = await withApplications()
  for (let no = 0; no < 10; no += 1) await add(80, 'told_at')
  expect(await rate()).toMatchObject({ percent: 100 })
  site.clock.now = new Date(site.clock.now.getTime() + 15 * day)
  await workOutAnswerRates(site.services)
  const rows = await site.database.owner.query({
    text: 'select from organization_answer_rate where answered = 10 and counted = 10',
  })
  expect(rows).toEqual([])
})

test('the usual answer time is public from ten decisions of the last 90 days on', async () => {
  const { add, usualDays } = await withApplications()
  for (let no = 0; no < 9; no += 1) await add(20, 'told_at')
  await add(20, 'in_progress_at')
  await add(95, 'told_at')
  expect(await usualDays()).toBeNull()
  site.clock.now = new Date(site.clock.now.getTime() + 6 * minute)
  await add(3, 'told_at')
  expect(await usualDays()).toBe(1)
})

test('a company that answers fewer than half of the applicants has no usual answer time', async () => {
  const { add, rate, usualDays } = await withApplications()
  for (let no = 0; no < 10; no += 1) await add(20, 'told_at')
  for (let no = 0; no < 10; no += 1) await add(20)
  expect(await rate()).toMatchObject({ percent: 50 })
  expect(await usualDays()).toBe(1)
  await add(20)
  expect(await rate()).toMatchObject({ percent: 47 })
  site.clock.now = new Date(site.clock.now.getTime() + 6 * minute)
  expect(await usualDays()).toBeNull()
})

test('an unknown company has no usual answer time, and a hidden one shows none', async () => {
  const { add, company, usualDays } = await withApplications()
  for (let no = 0; no < 10; no += 1) await add(20, 'told_at')
  await site.database.owner.query({
    text: 'update organization set hidden_since = now() where id = $1',
    values: [company.id],
  })
  expect(await usualDays()).toBeNull()
  const answer = await site.ask(undefined, `GET /api/v1/usual-answer-time/${crypto.randomUUID()}`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'organization.notFound'])
})
