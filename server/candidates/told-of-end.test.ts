import { dateAfter, dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Hired, type HiringSite, minute, openHiringSite } from '../testing/hiring-site.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import type { Visitor } from '../testing/site.ts'
import { mailClosing, mailExpired } from './mails/mail-closing.ts'

let site: HiringSite
let here: Hired
let sara: Visitor
let id: string
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  sara = await site.visitor()
  id = await addCandidate(site.database.owner, {
    organizationId: here.company.id,
    jobAdId: here.jobAdId,
    userId: sara.id,
    email: sara.email.toLowerCase(),
    appliedAt: new Date(Date.now() - 9 * dayMs),
    locale: 'ar',
  })
})

const change = async (body: object) => {
  const call = `job-ad/${here.jobAdId}`
  const { team } = (await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)).json()
  const answer = await site.ask(here.huda, `PATCH /api/v1/${call}`, { version: team.version, ...body })
  expect(answer.statusCode).toBe(200)
}
async function close(closingMessage?: object) {
  await change({ status: 'archived', outcome: 'hired-elsewhere', ...(closingMessage && { closingMessage }) })
  await site.pass(minute)
}

const own = async () => (await site.ask(sara, 'GET /api/v1/user/me/applications')).json()

/** Numbers of the company that call for work, and the people that wait. */
async function work() {
  const ads = (await site.ask(here.huda, 'GET /api/v1/organization/ads')).json()
  const stats = (await site.ask(here.huda, 'GET /api/v1/organization/stats')).json()
  const waiting = await site.ask(here.huda, 'GET /api/v1/organization/candidates?sort=waiting')
  const long = await site.ask(here.huda, 'GET /api/v1/organization/candidates?waiting=long')
  const { counts } = await here.count()
  return {
    ofAd: [ads.items[0].candidates.new, ads.items[0].candidates.waitingLong],
    ofCompany: [stats.candidates.new, stats.candidates.waitingLong],
    people: [waiting.json().items.length, long.json().items.length],
    list: [counts.toReview, counts.waitingLong, (await here.list('?waiting=long')).items.length],
  }
}

const all = { ofAd: [1, 1], ofCompany: [1, 1], people: [1, 1], list: [1, 1, 1] }
const none = { ofAd: [0, 0], ofCompany: [0, 0], people: [0, 0], list: [0, 0, 0] }

test('an applicant who was told that the ad is closed reads when and how, and waits for nothing', async () => {
  expect(await own()).toMatchObject({ items: [{ stage: 'sent', adEnd: null }], counts: { waiting: 1 } })
  await close()
  const { items, counts } = await own()
  const adEnd = { isExpired: false, outcome: 'hired-elsewhere', message: null }
  expect(items).toMatchObject([{ id, stage: 'closed', adEnd, waitingDays: null, isOverdue: false }])
  expect(Math.abs(Date.parse(items[0].adEnd.at) - site.clock.now.getTime())).toBeLessThan(2 * minute)
  expect(counts).toEqual({ all: 1, waiting: 0, decided: 1, withdrawn: 0 })
  const listed = async (group: string) =>
    (await site.ask(sara, `GET /api/v1/user/me/applications?group=${group}`)).json().items.length
  expect([await listed('waiting'), await listed('decided')]).toEqual([0, 1])
  const whole = await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)
  expect(whole.json()).toMatchObject({ stage: 'closed', mayReplaceFile: false, mayWithdraw: true })
})

test('an applicant reads the words of the company in the language of the mail', async () => {
  await close({ ar: 'شكرًا لاهتمامك.', en: 'Thank you.' })
  expect((await own()).items[0].adEnd.message).toBe('شكرًا لاهتمامك.')
})

test('the applicant sees that an ad has expired only after the mail about it', async () => {
  await site.pass(43 * dayMs)
  sara = await site.again(sara)
  expect((await own()).items[0].stage).toBe('sent')
  site.clock.now = new Date(site.clock.now.getTime() + 1.5 * dayMs)
  sara = await site.again(sara)
  await mailExpired(site.services)
  const adEnd = { isExpired: true, outcome: null, message: null }
  expect((await own()).items).toMatchObject([{ stage: 'closed', adEnd }])
})

test('a company has no work with applicants who were told of the end', async () => {
  expect(await work()).toEqual(all)
  await close()
  expect(await work()).toEqual(none)
  const { items } = await here.list()
  expect(items).toMatchObject([{ state: 'new', isToldOfEnd: true, waitingDays: null }])
  expect((await here.count()).counts).toMatchObject({ all: 1, new: 1 })
})

test('the people of a company show whose ad has ended, and its new ones leave them out', async () => {
  const people = async (query = '') =>
    (await site.ask(here.huda, `GET /api/v1/organization/candidates${query}`)).json().items
  expect(await people('?state=new')).toMatchObject([{ applications: [{ isToldOfEnd: false }] }])
  await close()
  expect(await people('?state=new')).toEqual([])
  expect(await people()).toMatchObject([{ applications: [{ state: 'new', isToldOfEnd: true }] }])
})

test('a promise of before the closing is not due any more, and nobody is reminded of it', async () => {
  await here.patch(id, {
    version: 1,
    step: 'interview',
    interviewOn: dateAfter(riyadhDateOf(site.clock.now), -27),
  })
  const due = async () => {
    const stats = (await site.ask(here.huda, 'GET /api/v1/organization/stats')).json()
    const isDue = stats.due.some(({ kind }: { kind: string }) => kind === 'answers-due')
    return [isDue, (await here.list()).items[0].promisedOn !== null]
  }
  expect(await due()).toEqual([true, true])
  site.clock.now = new Date(site.clock.now.getTime() + minute)
  await change({ status: 'archived', outcome: 'cancelled' })
  await mailClosing(site.services, { jobAdId: here.jobAdId, organizationId: here.company.id })
  expect(await due()).toEqual([false, false])
  expect((await own()).items).toMatchObject([{ stage: 'closed', promisedOn: null }])
  // The day of the promise comes.
  await site.pass(minute)
  expect(await site.subjects(sara.email.toLowerCase())).toEqual(['طلبك قيد المراجعة', 'أُغلق إعلان تقدّمت إليه'])
})

test('an application that is moved after the closing is in progress again, and waits again when moved back', async () => {
  await close()
  await site.pass(minute)
  await here.patch(id, { version: 1, state: 'in-progress' })
  expect((await own()).items).toMatchObject([{ stage: 'in-progress', adEnd: null }])
  await here.patch(id, { version: 2, state: 'new' })
  expect((await here.list()).items).toMatchObject([{ state: 'new', isToldOfEnd: false }])
  expect(await work()).toEqual(all)
})
