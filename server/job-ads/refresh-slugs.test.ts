import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../testing/branches.ts'
import { openAds } from '../testing/seeds/drafts.ts'
import { completeContent } from '../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, type TestTeam } from '../testing/team.ts'

const address = '/api/v1/job-ad'

let site: TestSite
let oasis: TestTeam
let nora: Visitor
let branch: string
beforeAll(async () => {
  site = await openSite()
  oasis = await addTeam(site)
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  branch = await addBranch(site, oasis.omar)
})
afterAll(() => site.close())

const add = async (status: 'draft' | 'published'): Promise<TeamJobAd> => {
  const content = completeContent([branch])
  return (await site.ask(oasis.omar, `POST ${address}`, { content, status })).json()
}
const refresh = async () => (await site.ask(nora, `POST ${address}/refresh-slugs`)).json()
const read = (slug: string) => site.ask(undefined, `GET ${address}/${slug}`)
const owned = <Row extends object>(text: string, values: unknown[]) =>
  site.database.owner.transaction((db) => db.query<Row>({ text, values }), {
    organizationId: oasis.organizationId,
  })

test('a published ad gets the slugs of its present title, a draft gets none, and old ones lead on', async () => {
  const [open, draft] = [await add('published'), await add('draft')]
  await refresh()
  const old = open.slugs.en ?? ''
  await owned(`update job_ad set title_en = 'Bookkeeper' where id = any ($1)`, [[open.id, draft.id]])

  expect(await refresh()).toEqual({ changed: 1 })
  const renewed = (await read(open.id)).json().slugs.en
  expect(renewed).toMatch(/^bookkeeper-/)
  for (const slug of [renewed, old])
    expect((await read(slug)).json()).toMatchObject({ id: open.id, slugs: { en: renewed } })
  expect(await owned('select slug from job_ad_slug where job_ad_id = $1', [draft.id])).toEqual([])
  expect(await refresh()).toEqual({ changed: 0 })
})

test('more ads than one transaction takes are all renewed', async () => {
  await openAds(site.database.owner, oasis.organizationId, 201)
  await refresh()
  await owned(`update job_ad set title_en = 'Watchman' where title_en = 'Guard'`, [])
  expect(await refresh()).toEqual({ changed: 201 })
  expect(await refresh()).toEqual({ changed: 0 })
})
