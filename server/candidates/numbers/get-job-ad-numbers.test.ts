import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'

let site: HiringSite
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())

const hour = 3_600_000

async function withCandidates() {
  const hired = await site.hire()
  const { owner } = site.database
  const organizationId = hired.company.id
  const { jobAdId } = hired
  const add = (hoursAgo: number, changes: object = {}) =>
    addCandidate(owner, {
      organizationId,
      jobAdId,
      appliedAt: new Date(site.clock.now.getTime() - hoursAgo * hour),
      ...changes,
    })
  /** Sets a moment of a candidate so many hours after the application. */
  const set = (id: string, column: 'opened_at' | 'in_progress_at' | 'told_at', hours: number) =>
    owner.query({
      text: `update candidate set ${column} = applied_at + make_interval(hours => $2) where id = $1`,
      values: [id, hours],
    })
  const view = (source: string, views: number) =>
    owner.transaction(
      (db) =>
        db.query({
          text: 'select add_job_ad_views($1, current_date, $2, $3)',
          values: [jobAdId, source, views],
        }),
      { organizationId },
    )
  const ask = async () => (await site.ask(hired.huda, `GET /api/v1/job-ad/${jobAdId}/numbers`)).json()
  return { ...hired, add, set, view, ask }
}

test('an ad without views has zero counts and no time to the first answer', async () => {
  const { ask } = await withCandidates()
  const numbers = await ask()
  expect(numbers).toMatchObject({
    funnel: { views: 0, applications: 0, opened: 0, inProgress: 0, hired: 0 },
    firstAnswerHours: null,
    answered: 0,
    sources: [],
  })
  expect(numbers.days).toHaveLength(30)
})

test('counts views, applications and answers, and returns the median time to the first answer', async () => {
  const { add, set, view, ask } = await withCandidates()
  await view('search', 40)
  await view('social', 60)
  const sara = await add(90, { state: 'in-progress' })
  const omar = await add(80, { state: 'hired' })
  const huda = await add(70, { state: 'rejected' })
  await add(1)
  for (const [id, hours] of [
    [sara, 10],
    [omar, 20],
  ] as const) {
    await set(id, 'opened_at', 1)
    await set(id, 'in_progress_at', hours)
  }
  await set(omar, 'told_at', 30)
  await set(huda, 'told_at', 48)
  const numbers = await ask()
  expect(numbers.funnel).toEqual({ views: 100, applications: 4, opened: 2, inProgress: 2, hired: 1 })
  expect([numbers.answered, numbers.firstAnswerHours]).toEqual([3, 20])
  expect(numbers.sources).toEqual([
    { source: 'social', views: 60 },
    { source: 'search', views: 40 },
  ])
  expect(
    numbers.days.reduce((sum: number, { applications }: { applications: number }) => sum + applications, 0),
  ).toBe(4)
})

test('an ad of another company is not found', async () => {
  const { jobAdId } = await withCandidates()
  const other = await site.addHiringCompany()
  const answer = await site.ask(other.huda, `GET /api/v1/job-ad/${jobAdId}/numbers`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'jobAd.notFound'])
})
