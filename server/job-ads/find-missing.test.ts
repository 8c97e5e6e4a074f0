import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBranch } from '../testing/branches.ts'
import { completeContent } from '../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam } from '../testing/team.ts'

const address = '/api/v1/job-ad'

let site: TestSite
let omar: Visitor
let branch: string
let organizationId: string
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = new Date('2026-11-21T10:00:00Z')
  const oasis = await addTeam(site)
  omar = oasis.omar
  organizationId = oasis.organizationId
  branch = await addBranch(site, omar)
})

const draft = async (changes: Partial<JobAdContent> = {}): Promise<TeamJobAd> =>
  (await site.ask(omar, `POST ${address}`, { content: completeContent([branch], changes) })).json()
const change = ({ id, version }: TeamJobAd, body: object) =>
  site.ask(omar, `PATCH ${address}/${id}`, { version, ...body })
const publish = (ad: TeamJobAd) => change(ad, { status: 'published' })
const list = async () => (await site.ask(omar, 'GET /api/v1/organization/ads')).json()

test('a draft is listed with every field for which publishing refuses it', async () => {
  const refused = await draft({
    title: { ar: 'محاسب', en: 'Accountant, males only' },
    description: { ar: null, en: '<p>Too short.</p>' },
    pay: { min: 7000, max: null, currency: 'SAR', period: 'monthly' },
    deadline: '2026-11-20',
  })
  const { errors } = (await publish(refused)).json()
  const { missing } = (await list()).items[0]
  expect(missing).toEqual(errors.map(({ path }: { path: string }) => path))
  expect(missing.toSorted()).toEqual(['deadline', 'description.ar', 'description.en', 'pay.max', 'title.en'])
  expect((await publish(await draft())).json().state).toBe('active')
})

test('a draft is listed as complete with a refused word that is the name of a branch', async () => {
  await site.ask(omar, 'POST /api/v1/organization-location', {
    name: { ar: null, en: 'Ladies Only' },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: null,
    lat: 24.6911,
    lng: 46.6853,
  })
  await draft({ title: { ar: null, en: 'Accountant of Ladies Only' } })
  expect((await list()).items[0]).toMatchObject({ missing: [] })
})

test('a draft of a type above the plan is not published, and is listed so', async () => {
  const typed = await draft()
  await site.database.owner.transaction(
    (db) => db.query({ text: `update job_ad set ad_type = 'premium' where id = $1`, values: [typed.id] }),
    { organizationId },
  )
  expect((await list()).items[0]).toMatchObject({ missing: ['adType'] })
  const answer = await publish(typed)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'jobAd.typeAbovePlan'])
  const content = completeContent([branch])
  const lowered = (await change(typed, { content })).json()
  expect((await publish(lowered)).json()).toMatchObject({ state: 'active', content: { adType: 'free' } })
})
