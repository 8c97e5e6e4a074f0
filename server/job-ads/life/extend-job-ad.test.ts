import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const open = async (): Promise<TeamJobAd> =>
  (
    await site.ask(omar, `POST ${address}`, { content: completeContent([branch]), status: 'published' })
  ).json()
const extend = ({ id, version }: TeamJobAd) =>
  site.ask(omar, `PATCH ${address}/${id}`, { version, extend: true })
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
