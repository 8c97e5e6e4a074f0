import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBranch } from '../../testing/branches.ts'
import { openAds } from '../../testing/seeds/drafts.ts'
import { completeContent } from '../../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../../testing/team.ts'

const address = '/api/v1/job-ad'

let site: TestSite
let oasis: TestTeam
let omar: Visitor
let branch = ''
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = new Date('2026-11-21T10:00:00Z')
  oasis = await addTeam(site)
  omar = oasis.omar
  branch = await addBranch(site, omar)
})

const open = async (deadline: string | null = null): Promise<TeamJobAd> => {
  const content = completeContent([branch], { deadline })
  return (await site.ask(omar, `POST ${address}`, { content, status: 'published' })).json()
}
const change = ({ id, version }: TeamJobAd, body: object) =>
  site.ask(omar, `PATCH ${address}/${id}`, { version, ...body })
const extend = (ad: TeamJobAd, more: object = {}) => change(ad, { extend: true, ...more })
const countActive = async () => (await site.ask(omar, 'GET /api/v1/organization/ads')).json().counts.active

/** Sessions end in time; Omar signs in again. */
async function letPass(days: number) {
  site.clock.now = new Date(site.clock.now.getTime() + days * dayMs)
  omar = await atWork(site, omar, oasis.organizationId)
}

test('a lower plan closes no ad, and then none is extended above its number', async () => {
  const { organizationId } = oasis
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  const plan = (name: string) =>
    site.ask(nora, `PATCH /api/v1/organization?organizationId=${organizationId}`, { plan: name })
  await plan('advanced')
  const ad = await open()
  await openAds(site.database.owner, organizationId, 10)
  expect((await plan('free')).statusCode).toBe(200)
  await letPass(25)
  expect(await countActive()).toBe(11)
  expect((await extend(ad)).json()).toMatchObject({ code: 'jobAd.planLimit' })
  expect(await countActive()).toBe(11)
})

test('an ad of a company that is not verified any more is not extended', async () => {
  const ad = await open()
  await letPass(25)
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `update organization set verification_status = 'pending', verified_at = null where id = $1`,
        values: [oasis.organizationId],
      }),
    { organizationId: oasis.organizationId },
  )
  expect((await extend(ad)).json().code).toBe('organization.notVerified')
})

describe('an ad with a last day to apply', () => {
  test('is listed with it', async () => {
    await open('2026-11-25')
    expect((await site.ask(omar, 'GET /api/v1/organization/ads')).json().items).toMatchObject([
      { deadline: '2026-11-25' },
    ])
  })

  test.each([
    ['a day after the thirty days', '2026-12-30', '2026-12-21T10:00:00.000Z'],
    ['a day within them', '2026-12-05', '2026-12-05T21:00:00.000Z'],
    ['no day', null, '2026-12-21T10:00:00.000Z'],
  ])('is extended by the same call that names %s', async (_named, deadline, expiresAt) => {
    const ad = await open('2026-11-25')
    const extended = (await extend(ad, { deadline })).json()
    expect(extended).toMatchObject({ state: 'active', expiresAt, content: { deadline } })
    expect(extended.version).toBe(ad.version + 1)
  })

  test('is published again by the same call, with a day that lies ahead', async () => {
    const ad = await open('2026-11-25')
    await letPass(10)
    const again = { status: 'published' }
    expect((await change(ad, again)).json()).toMatchObject({
      code: 'jobAd.incomplete',
      errors: [{ path: 'deadline', problem: 'hasPassed' }],
    })
    expect((await change(ad, { ...again, deadline: '2026-11-30' })).json().code).toBe('jobAd.incomplete')
    expect((await change(ad, { ...again, deadline: '2026-12-10' })).json()).toMatchObject({
      state: 'active',
      expiresAt: '2026-12-10T21:00:00.000Z',
      content: { deadline: '2026-12-10' },
    })
  })

  test('keeps it when it is closed', async () => {
    const ad = await open('2026-11-25')
    const refused = (await change(ad, { status: 'archived', deadline: null })).json()
    expect(refused).toMatchObject({ errors: [{ path: 'deadline', problem: 'notAllowed' }] })
  })

  test('is refused for its deadline when several are extended at once', async () => {
    const ads = [await open('2026-11-25'), await open()]
    await letPass(1)
    const body = { ids: ads.map(({ id }) => id), change: 'extend' }
    const { items } = (await site.ask(omar, 'POST /api/v1/organization/ads/changes', body)).json()
    expect(items).toMatchObject([
      { refusal: { code: 'jobAd.deadlineFirst' } },
      { refusal: { code: 'jobAd.tooEarlyToExtend' } },
    ])
  })
})
