import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../../testing/accounts.ts'
import { addMember } from '../../testing/authorization/scene.ts'
import { addBranch } from '../../testing/branches.ts'
import { addCompany } from '../../testing/job-ads.ts'
import { completeContent, emptyContent } from '../../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../../testing/team.ts'

const address = '/api/v1/job-ad'
const start = new Date('2026-11-21T10:00:00Z')

let site: TestSite
let oasis: TestTeam
let omar: Visitor
let branch: string
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = start
  oasis = await addTeam(site)
  omar = oasis.omar
  branch = await addBranch(site, omar)
})

const create = (content: JobAdContent, more: object = {}, who = omar) =>
  site.ask(who, `POST ${address}`, { content, ...more })
const draft = async (changes: Partial<JobAdContent> = {}): Promise<TeamJobAd> =>
  (await create(completeContent([branch], changes))).json()
const change = (ad: Pick<TeamJobAd, 'id' | 'version'>, body: object, who = omar) =>
  site.ask(who, `PATCH ${address}/${ad.id}`, { version: ad.version, ...body })
const publish = (ad: TeamJobAd, who = omar) => change(ad, { status: 'published' }, who)
const open = async (changes: Partial<JobAdContent> = {}): Promise<TeamJobAd> =>
  (await publish(await draft(changes))).json()
const list = async (query = '', who = omar) =>
  (await site.ask(who, `GET /api/v1/organization/ads${query}`)).json()

/** Sessions end in time; Omar signs in again. */
async function letPass(days: number) {
  site.clock.now = new Date(site.clock.now.getTime() + days * dayMs)
  omar = await atWork(site, omar, oasis.organizationId)
}

describe('a draft', () => {
  test('may lack any field and is returned as it was sent', async () => {
    const answer = await create(emptyContent)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ state: 'draft', version: 1, content: emptyContent })
  })

  test('keeps half of the pay', async () => {
    const pay = { min: 7000, max: null, currency: 'SAR', period: 'monthly' } as const
    expect((await create({ ...emptyContent, pay })).json()).toMatchObject({ content: { pay } })
  })

  test('with a title above its bound is refused', async () => {
    const answer = await create({ ...emptyContent, title: { ar: null, en: 'x'.repeat(121) } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'content.title.en', problem: 'tooLong' }] })
  })

  test('is created once, though the call is repeated after a lost answer', async () => {
    const request = {
      method: 'POST' as const,
      url: address,
      headers: { ...omar.headers, 'idempotency-key': crypto.randomUUID() },
      payload: { content: emptyContent },
    }
    const [first, second] = [await site.app.inject(request), await site.app.inject(request)]
    expect(second.json()).toEqual(first.json())
    expect((await list()).counts.draft).toBe(1)
  })

  test('has no text beyond its bounds', async () => {
    const html = `<p>${'كلمة '.repeat(12_000)}</p>`
    const answer = await create({ ...emptyContent, description: { ar: html, en: null } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      errors: [{ path: 'content.description.ar', problem: 'tooLong' }],
    })
  })

  test.each([
    [255, 201],
    [257, 413],
  ])('arrives in a body of %i KB with status %i', async (kilobytes, status) => {
    // Word processors put more around a paragraph than is in it.
    const pasted = `<p style="${'…'.repeat(40_000)}">Closes the books of four branches every month.</p>`
    const body = JSON.stringify({ content: { ...emptyContent, description: { ar: pasted, en: pasted } } })
    const answer = await site.app.inject({
      method: 'POST',
      url: address,
      headers: { ...omar.headers, 'content-type': 'application/json' },
      payload: body + ' '.repeat(kilobytes * 1024 - Buffer.byteLength(body)),
    })
    expect(answer.statusCode, answer.body).toBe(status)
    if (status === 201)
      expect(answer.json().content.description.en).toBe(
        '<p>Closes the books of four branches every month.</p>',
      )
    else expect(answer.json().code).toBe('request.tooLarge')
  })

  test('loses the signs that change the direction of a text, and keeps the text around them', async () => {
    const { content } = await draft({
      title: { ar: '\u202Eمحاسب\u202C', en: '\u2067Accountant\u2069 \u202E' },
      description: { ar: null, en: '<p>\u202Dbooks\u202C</p>' },
    })
    expect(content.title).toEqual({ ar: 'محاسب', en: 'Accountant' })
    expect(content.description.en).toBe('<p>books</p>')
  })

  test('is deleted, and a published ad is not', async () => {
    const { id } = await draft()
    expect((await site.ask(omar, `DELETE ${address}/${id}`)).statusCode).toBe(204)
    expect((await site.ask(omar, `DELETE ${address}/${id}`)).statusCode).toBe(404)
    const published = await open()
    expect((await site.ask(omar, `DELETE ${address}/${published.id}`)).json().code).toBe('jobAd.notADraft')
  })

  test('is previewed by its team and does not exist for others', async () => {
    const { id } = await draft()
    expect((await site.ask(omar, `GET ${address}/${id}`)).json()).toMatchObject({
      state: 'draft',
      salary: { max: 8000.5 },
      locations: [{ name: { en: 'Olaya branch' } }],
    })
    expect((await site.ask(undefined, `GET ${address}/${id}`)).statusCode).toBe(404)
  })
})

describe('publishing', () => {
  test('shows the ad to everybody, and asked again it changes nothing', async () => {
    const ad = await draft()
    const first = await publish(ad)
    expect(first.json()).toMatchObject({ state: 'active', expiresAt: '2026-12-21T10:00:00.000Z' })
    await letPass(1)
    expect((await publish(ad)).json()).toEqual(first.json())
    expect((await site.ask(undefined, `GET ${address}/${ad.id}`)).json()).toMatchObject({ state: 'active' })
  })

  test('takes a title of emoji, which has an address all the same', async () => {
    const ad = await open({ title: { ar: null, en: '👩‍💻🚀✨' } })
    const answer = await site.ask(undefined, `GET ${address}/${ad.slugs.en ?? ad.id}`)
    expect(answer.json()).toMatchObject({ id: ad.id, state: 'active', title: { en: '👩‍💻🚀✨' } })
  })

  test('names what is missing and keeps the draft', async () => {
    const ad = await draft({ category: null, pay: null })
    const answer = await publish(ad)
    expect(answer.json()).toMatchObject({ code: 'jobAd.incomplete' })
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['category', 'pay'])
    expect((await list()).items[0]).toMatchObject({ state: 'draft', missing: ['category', 'pay'] })
  })

  test('at once stores nothing when it is refused', async () => {
    const answer = await create(completeContent([]), { status: 'published' })
    expect(answer.statusCode).toBe(400)
    expect((await list()).items).toEqual([])
  })

  test('is for verified companies', async () => {
    const { id: organizationId } = await addCompany(site.database.owner, { nameEn: 'New', verified: false })
    await addMember(site.database.owner, { organizationId, user: omar, role: 'ADMIN' })
    const there = await atWork(site, omar, organizationId)
    const ad = (await create(completeContent([await addBranch(site, there)]), {}, there)).json()
    expect((await publish(ad, there)).json().code).toBe('organization.notVerified')
  })

  test('asks for a confirmed address', async () => {
    const user = await addUser(site.database.owner, { userType: 'employer', emailVerified: false })
    await addMember(site.database.owner, { organizationId: oasis.organizationId, user, role: 'HR' })
    const ad = await draft()
    const answer = await publish(ad, await atWork(site, user, oasis.organizationId))
    expect(answer.json().code).toBe('auth/unverified-email')
  })

  test('opens exactly as many ads as the plan allows, also at the same time', async () => {
    const drafts = []
    for (let count = 0; count < 14; count++) drafts.push(await draft())
    const answers = await Promise.all(drafts.map((ad) => publish(ad)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'jobAd.planLimit' })
    expect((await list()).plan).toEqual({ used: 10, limit: 10 })
  })

  test('refuses the branch of another company', async () => {
    const rival = await addTeam(site, 'Rival')
    const answer = await create(completeContent([await addBranch(site, rival.omar)]))
    expect(answer.json().code).toBe('organizationLocation.notFound')
  })
})

describe('a change', () => {
  test('is one at a time', async () => {
    const ad = await draft()
    const both = { status: 'published', content: completeContent([branch]) }
    expect((await change(ad, both)).statusCode).toBe(400)
    expect((await change(ad, {})).statusCode).toBe(400)
  })

  test('of a version that is no longer the present one is refused', async () => {
    const ad = await draft()
    await change(ad, { content: completeContent([branch]) })
    expect((await change(ad, { content: emptyContent })).json().code).toBe('jobAd.changedMeanwhile')
  })

  test('closes an ad with its outcome and words, and publishing again removes them', async () => {
    const ad = await open()
    const words = async () =>
      site.database.owner.query({
        text: 'select closing_message_ar as ar, closing_message_en as en from job_ad where id = $1',
        values: [ad.id],
      })
    const closingMessage = { ar: ' عثرنا على زميل. ', en: ' ' }
    const closing = { status: 'archived', outcome: 'hired-here', closingMessage }
    const closed = (await change(ad, closing)).json()
    expect(closed).toMatchObject({ state: 'inactive', outcome: 'hired-here' })
    expect(await words()).toEqual([{ ar: 'عثرنا على زميل.', en: null }])
    expect((await publish(closed)).json()).toMatchObject({ state: 'active', outcome: null, id: ad.id })
    expect(await words()).toEqual([{ ar: null, en: null }])
  })

  test('extends an ad in its last seven days, and an edit keeps the longer time', async () => {
    const ad = await open()
    expect((await change(ad, { extend: true })).json().code).toBe('jobAd.tooEarlyToExtend')
    await letPass(25)
    const expiresAt = new Date(site.clock.now.getTime() + 30 * dayMs).toISOString()
    expect((await change(ad, { extend: true })).json()).toMatchObject({ state: 'active', expiresAt })
    expect((await change(ad, { content: completeContent([branch]) })).json()).toMatchObject({ expiresAt })
  })

  test('does not extend beyond the deadline of the ad', async () => {
    const ad = await open({ deadline: '2026-11-25' })
    expect((await change(ad, { extend: true })).json().code).toBe('jobAd.deadlineFirst')
    expect((await change(ad, { extend: true, deadline: '2026-11-25' })).json()).toMatchObject({
      code: 'jobAd.incomplete',
      errors: [{ path: 'deadline', problem: 'tooEarly' }],
    })
  })

  test('of several ads reports the outcome of each', async () => {
    const [first, second] = [await open(), await draft()]
    const body = { ids: [first.id, second.id], change: 'close', outcome: 'cancelled' }
    const { items } = (await site.ask(omar, 'POST /api/v1/organization/ads/changes', body)).json()
    expect(items).toMatchObject([
      { id: first.id, refusal: null },
      { id: second.id, refusal: { code: 'jobAd.notPublished' } },
    ])
  })
})

describe('the list of a company', () => {
  test('is found by words in any spelling, by state and by branch, in pages', async () => {
    const accountant = await open({
      title: { ar: 'محاسب أول', en: null },
      description: { ar: '<p>يقفل حسابات أربعة فروع كل شهر مع اثنين.</p>', en: null },
    })
    site.clock.now = new Date(start.getTime() + 1000)
    const driver = await draft({ title: { ar: null, en: 'Driver' }, locationIds: [] })
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual([driver.id, accountant.id])
    expect(await idsOf('?sort=oldest')).toEqual([accountant.id, driver.id])
    expect(await idsOf('?sort=ending')).toEqual([accountant.id, driver.id])
    expect(await idsOf(`?q=${encodeURIComponent('محاسب اول')}`)).toEqual([accountant.id])
    expect(await idsOf('?state=draft')).toEqual([driver.id])
    expect(await idsOf(`?locationId=${branch}`)).toEqual([accountant.id])
    expect(await idsOf(`?locationId=${crypto.randomUUID()}`)).toEqual([])
    const { items, next } = await list('?limit=1')
    expect(items).toHaveLength(1)
    expect(await idsOf(`?limit=1&after=${next}`)).toEqual([accountant.id])
  })

  test('holds nothing of another company', async () => {
    await draft()
    const rival = await addTeam(site, 'Rival')
    expect((await list('', rival.omar)).items).toEqual([])
  })
})

describe('the page of one ad', () => {
  test('shows the team everything and everybody else the public part', async () => {
    const { id } = await open()
    const team = (await site.ask(omar, `GET ${address}/dashboard/${id}`)).json()
    expect(team.team.content.contact.email).toBe('huda@oasis.example')
    const guest = await site.ask(undefined, `GET ${address}/dashboard/${id}`)
    expect(guest.json()).toMatchObject({ team: null, plan: null, public: { id } })
    expect(guest.body).not.toContain('huda')
  })

  test('of another company of the caller names that company', async () => {
    const { id } = await draft()
    const other = await addCompany(site.database.owner, { nameEn: 'Second' })
    await addMember(site.database.owner, { organizationId: other.id, user: omar, role: 'ADMIN' })
    const answer = await site.ask(await atWork(site, omar, other.id), `GET ${address}/dashboard/${id}`)
    expect(answer.json()).toMatchObject({
      code: 'jobAd.ofOtherCompany',
      company: { id: oasis.organizationId, name: { en: 'Oasis Group' } },
    })
  })

  test('shows the history of the ad, and none to other companies', async () => {
    const ad = await open()
    await change(ad, { status: 'archived' })
    const { items } = (await site.ask(oasis.huda, `GET ${address}/${ad.id}/history`)).json()
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'jobAd.close',
      'jobAd.publish',
      'jobAd.create',
    ])
    const rival = await addTeam(site, 'Rival')
    expect((await site.ask(rival.omar, `GET ${address}/${ad.id}/history`)).statusCode).toBe(404)
  })
})

test('hints name skills of the text, and the pay of ten similar ads nearby', async () => {
  const body = {
    category: 'legal',
    seniority: null,
    locationIds: [branch],
    description: { ar: null, en: "<p>Bachelor's degree and English, experience with VAT and Excel.</p>" },
  }
  const hint = async () => (await site.ask(omar, 'POST /api/v1/organization/ads/hints', body)).json()
  expect(await hint()).toMatchObject({ pay: null, skills: [{ key: 'vat' }, { key: 'excel' }] })
  const pay = { min: 6000, max: 8000, currency: 'SAR', period: 'monthly' } as const
  for (let count = 0; count < 10; count++) await open({ category: 'legal', pay })
  expect((await hint()).pay).toEqual({ medianMonthlySar: 7000, jobAds: 10, radiusKm: 25 })
})
