import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { flushViews } from './count-views.ts'
import { forgetOldViews } from './tasks.ts'

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

let site: TestSite
let company: TestCompany
let jobAdId = ''
beforeAll(async () => {
  site = await openSite()
  company = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
})
afterAll(() => site.close())

beforeEach(async () => {
  site.clock.now = new Date()
  const at = [{ lat: 21.5, lng: 39.2 }]
  jobAdId = (await addJobAd(site.database.owner, company, { titleEn: 'Driver', at })).id
  await site.database.owner.query({ text: 'delete from page_view' })
})

type Sending = { who?: Visitor; agent?: string; from?: string; events?: object[] }

const send = ({ who, agent = browser, from = '192.0.2.7', events }: Sending = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/v1/events',
    remoteAddress: from,
    headers: { ...who?.headers, 'user-agent': agent },
    payload: { events: events ?? [{ kind: 'adView', jobAdId, source: 'search' }] },
  })

async function views(): Promise<{ source: string; views: number }[]> {
  await flushViews(site.database.db)
  return site.database.owner.query({
    text: 'select source::text as source, sum(views)::int as views from job_ad_view where job_ad_id = $1 group by 1 order by 1',
    values: [jobAdId],
  })
}

test('one visitor of an ad counts once a day, in one process or after the counts were written', async () => {
  expect((await send()).statusCode).toBe(204)
  await send()
  expect(await views()).toEqual([{ source: 'search', views: 1 }])
  await send()
  expect(await views()).toEqual([{ source: 'search', views: 1 }])
})

test('another network, another browser and another day count anew', async () => {
  await send()
  await send({ from: '203.0.113.9', events: [{ kind: 'adView', jobAdId, source: 'social' }] })
  await send({ agent: `${browser} Firefox` })
  site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000)
  await send()
  expect(await views()).toEqual([
    { source: 'search', views: 3 },
    { source: 'social', views: 1 },
  ])
})

test('views by robots, the own team and platform administrators are not counted', async () => {
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: company.id, user: huda, role: 'HR' })
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  const answers = [
    await send({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    await send({ agent: '' }),
    await send({ who: huda }),
    await send({ who: nora }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
  expect(await views()).toEqual([])
  const sara = await site.visitor({ firstName: 'Sara' })
  await send({ who: sara })
  expect(await views()).toEqual([{ source: 'search', views: 1 }])
})

test('an ad that is not open is not counted, and one that is unknown neither; no hash of either is kept', async () => {
  const { owner } = site.database
  const hashes = () => owner.query({ text: 'select count(*)::int as count from seen_view' })
  const before = await hashes()
  await owner.query({
    text: `update job_ad set published_at = now() - interval '40 days', created_at = now() - interval '40 days',
      expires_at = now() - interval '1 hour' where id = $1`,
    values: [jobAdId],
  })
  await send()
  await send({ events: [{ kind: 'adView', jobAdId: crypto.randomUUID(), source: 'direct' }] })
  expect(await views()).toEqual([])
  expect(await hashes()).toEqual(before)
})

test('keys and hashes are deleted each night, and the counts stay', async () => {
  await send()
  await views()
  const left = async () =>
    site.database.owner.query<{ keys: number; hashes: number }>({
      text: 'select (select count(*)::int from view_key) as keys, (select count(*)::int from seen_view) as hashes',
    })
  expect((await left())[0]?.hashes).toBeGreaterThan(0)
  site.clock.now = new Date(site.clock.now.getTime() + 48 * 3_600_000)
  await forgetOldViews(site.services)
  expect(await left()).toEqual([{ keys: 0, hashes: 0 }])
  expect(await views()).toEqual([{ source: 'search', views: 1 }])
})

test('no row keeps a network, a browser or a person', async () => {
  await send()
  await views()
  const columns = await site.database.owner.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns
      where table_name in ('seen_view', 'job_ad_view', 'page_view') order by 1`,
  })
  expect([...new Set(columns.map(({ name }) => name))]).toEqual([
    'day',
    'hash',
    'job_ad_id',
    'leaves',
    'locale',
    'organization_id',
    'page',
    'seconds',
    'source',
    'views',
  ])
})

test('pages are counted by name and language, with the time that those stayed who left', async () => {
  const page = 'search'
  await send({
    events: [
      { kind: 'pageView', page, locale: 'ar' },
      { kind: 'pageView', page: 'home', locale: 'en' },
    ],
  })
  await send({
    events: [
      { kind: 'pageLeave', page, locale: 'ar', seconds: 30 },
      { kind: 'pageView', page, locale: 'en' },
    ],
  })
  await send({ events: [{ kind: 'pageLeave', page, locale: 'ar', seconds: 50 }] })
  await flushViews(site.database.db)
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  const { days, pages } = (await site.ask(nora, 'GET /api/v1/admin/analytics?days=7')).json()
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ views: 3, adViews: 0 })
  expect(pages).toEqual([
    { page: 'search', views: 2, inArabic: 1, inEnglish: 1, seconds: 40 },
    { page: 'home', views: 1, inArabic: 0, inEnglish: 1, seconds: null },
  ])
})

test.each([
  ['an address', { kind: 'pageView', page: '/job/driver-riyadh', locale: 'ar' }],
  ['a page with a token', { kind: 'pageView', page: 'linked-application', locale: 'ar' }],
  ['a stay of days', { kind: 'pageLeave', page: 'home', locale: 'ar', seconds: 90_000 }],
  ['an unknown source', { kind: 'adView', jobAdId: crypto.randomUUID(), source: 'https://example.com' }],
  ['a field too many', { kind: 'pageView', page: 'home', locale: 'ar', address: '/?q=x' }],
])('%s is refused', async (_what, event) => {
  expect((await send({ events: [event] })).statusCode).toBe(400)
})

test('a network that sends too much gets 429', async () => {
  const events = [{ kind: 'pageView', page: 'home', locale: 'ar' }]
  let last = await send({ from: '198.51.100.1', events })
  for (let no = 0; no < 240; no += 1) last = await send({ from: '198.51.100.1', events })
  expect([last.statusCode, last.json().code]).toEqual([429, 'request.tooMany'])
})
