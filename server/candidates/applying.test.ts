import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solvedCaptcha } from '../testing/captcha.ts'
import { minute, type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { addJobAd } from '../testing/job-ads.ts'
import type { Visitor } from '../testing/site.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
})

const address = () => here.address
const guest = (changes: object = {}) => here.guest(changes)
const apply = (who: Visitor | undefined, body: object) => here.apply(who, body)
const list = (query = '') => here.list(query)

describe('applying as a guest', () => {
  test('stores one application, however often it is sent, also by two connections at once', async () => {
    const answers = await Promise.all([apply(undefined, guest()), apply(undefined, guest())])
    const again = await apply(undefined, guest({ message: 'Another text', email: here.email.toUpperCase() }))
    expect(new Set([...answers, again].map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['201 {"status":"sent"}']),
    )
    const { items } = await list()
    expect(items).toHaveLength(1)
    expect(items).toMatchObject([
      {
        name: 'Sara Al-Harbi',
        email: here.email,
        phone: '+966501234567',
        confirmed: false,
        state: 'new',
        waitingDays: 0,
        location: { name: { en: 'Branch 1' } },
        distanceKm: null,
        hasFile: false,
      },
    ])
  })

  test.each(['ar', 'en'] as const)('names every missing field in %s', async (locale) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: address(),
      headers: { 'accept-language': locale },
      payload: { undoSecret: 'a secret that the page has made' },
    })
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json()
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'phone', 'consents'])
    for (const { message } of errors)
      expect(message).toMatch(locale === 'ar' ? /[\u0600-\u06ff]/ : /[A-Za-z]/)
  })

  test.each([
    ['a phone of letters', { phone: 'call me' }],
    ['no consent', { consents: { terms: true, privacy: true } }],
    ['a name without a letter', { name: '12345' }],
    ['an unknown field', { state: 'hired' }],
    ['half a position', { area: { lat: 24.7 } }],
  ])('%s is refused', async (_what, changes) => {
    expect((await apply(undefined, guest(changes))).statusCode).toBe(400)
    expect((await here.count()).total).toBe(0)
  })

  test('stores nothing of a sender who fills the field that people do not see', async () => {
    expect((await apply(undefined, guest({ website: 'https://spam.example' }))).statusCode).toBe(201)
    expect((await here.count()).total).toBe(0)
  })

  test('keeps the rounded distance and no position', async () => {
    await apply(undefined, guest({ area: { lat: 24.80123, lng: 46.70123 } }))
    const { items } = await list()
    expect(items[0].distanceKm).toBe(5)
    expect(items[0].distanceKm * 2).toBe(Math.round(items[0].distanceKm * 2))
  })

  test('goes to the chosen location, and to none of another ad', async () => {
    const ad = (await site.ask(undefined, `GET /api/v1/job-ad/${here.jobAdId}`)).json()
    await apply(undefined, guest({ locationId: ad.locations[1].id }))
    expect((await list()).items[0].location).toMatchObject({ id: ad.locations[1].id })
    const other = await site.addHiringCompany()
    const foreign = (await site.ask(undefined, `GET /api/v1/job-ad/${other.jobAdId}`)).json()
    const refused = await apply(
      undefined,
      guest({ email: `x${here.email}`, locationId: foreign.locations[0].id }),
    )
    expect(refused.json().code).toBe('candidate.otherLocation')
  })

  test.each([
    ['for an ad that has expired', 'expires_at = now()', 409, 'candidate.adClosed'],
    ['for an ad that was closed', `status = 'archived', closed_at = now()`, 409, 'candidate.adClosed'],
    [
      'for a draft, as for an unknown ad',
      `status = 'draft', published_at = null, expires_at = null`,
      404,
      'jobAd.notFound',
    ],
  ])('is refused %s', async (_ad, state, status, code) => {
    await site.database.owner.transaction(
      (db) => db.query({ text: `update job_ad set ${state} where id = $1`, values: [here.jobAdId] }),
      { organizationId: here.company.id },
    )
    const refused = await apply(undefined, guest())
    expect([refused.statusCode, refused.json().code]).toEqual([status, code])
    expect((await here.count()).total).toBe(0)
  })

  test('requires a captcha from the seventh application in an hour', async () => {
    const codes: number[] = []
    for (let no = 1; no <= 7; no += 1)
      codes.push((await apply(undefined, guest({ email: `${no}-${here.email}` }))).statusCode)
    expect(codes).toEqual([201, 201, 201, 201, 201, 201, 403])
    expect((await apply(undefined, guest({ captcha: 'solved' }))).statusCode).toBe(201)
  })
})

describe('the number of applications within an hour is limited', () => {
  const captcha = solvedCaptcha
  const send = async (times: number, of: (no: number) => ReturnType<typeof apply>) => {
    const codes: number[] = []
    for (let no = 1; no <= times; no += 1) codes.push((await of(no)).statusCode)
    return codes
  }
  const allowed = (times: number) => Array<number>(times).fill(201)

  test('to 59 from one network, also with a captcha each', async () => {
    const codes = await send(60, (no) => apply(undefined, guest({ captcha, email: `${no}-${here.email}` })))
    expect(codes).toEqual([...allowed(59), 429])
  })

  test('to ten of one address for one ad', async () => {
    const codes = await send(11, () => apply(undefined, guest({ captcha })))
    expect(codes).toEqual([...allowed(10), 429])
    expect((await apply(undefined, guest({ captcha, email: `other-${here.email}` }))).statusCode).toBe(201)
  })

  test('to twenty of one account, for whatever ad', async () => {
    const sara = await site.visitor()
    const at = [{ lat: 24.7743, lng: 46.7386 }]
    const addAd = () => addJobAd(site.database.owner, here.company, { titleEn: 'Clerk', at })
    const ads = [await addAd(), await addAd(), await addAd()]
    const codes = await send(21, (no) =>
      site.ask(sara, `POST /api/v1/job-ad/${ads[no % 3]?.id}/candidates`, guest()),
    )
    expect(codes).toEqual([...allowed(20), 429])
  })
})

describe('undo', () => {
  const undo = (undoSecret = guest().undoSecret) =>
    site.ask(undefined, `POST ${address()}/undo`, { undoSecret })

  test('erases the application within ten seconds, and sends no mail', async () => {
    await apply(undefined, guest())
    expect((await undo('another secret of somebody')).json()).toEqual({ undone: false })
    expect((await undo()).json()).toEqual({ undone: true })
    expect((await undo()).json()).toEqual({ undone: false })
    await site.pass(minute)
    expect((await here.count()).total).toBe(0)
    expect(await site.subjects(here.email)).toEqual([])
  })

  test('is refused after ten seconds', async () => {
    await apply(undefined, guest())
    site.clock.now = new Date(site.clock.now.getTime() + 20_000)
    expect((await undo()).json()).toEqual({ undone: false })
    expect((await here.count()).total).toBe(1)
  })
})
