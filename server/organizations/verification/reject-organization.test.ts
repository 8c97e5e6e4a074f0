import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer, addOpenAd } from '../../testing/companies.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { listPublicSlugsOf } from '../list-public-addresses.ts'

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

const decide = (id: string, body: object) =>
  site.ask(nora, `PATCH /api/v1/organization?organizationId=${id}`, body)
const verify = (id: string) => decide(id, { verificationStatus: 'verified' })
const reject = (id: string) =>
  decide(id, { verificationStatus: 'rejected', rejectionReason: 'The registration has ended.' })

/** Each asks for another spelling: an answer is kept for half a minute. */
const statusOfPage = async (spelling: string) =>
  (await site.ask(undefined, `GET /api/v1/company/${spelling}`)).statusCode
const found = async (words: string) =>
  (await site.ask(undefined, `GET /api/v1/job-ad?q=${words}`)).json().items
const listedSlugs = () => listPublicSlugsOf(site.services, 0)

test('closes the open ads of a company that was verified and hides its page until it is verified again', async () => {
  const { omar, company } = await addEmployer(site, { name: { ar: null, en: 'Quondam' } })
  const { id, slug } = company
  await verify(id)
  const ad = await addOpenAd(site, id)
  await runTasks(site.services)
  expect(await found('Quondam')).toHaveLength(1)
  expect(await listedSlugs()).toContain(slug)

  expect((await reject(id)).json()).toMatchObject({ verificationStatus: 'rejected', isPublic: false })
  expect(await statusOfPage(slug)).toBe(404)
  expect(await listedSlugs()).not.toContain(slug)
  await runTasks(site.services)
  expect(await found('Accountant')).toEqual([])
  const page = (await site.ask(undefined, `GET /api/v1/job-ad/${ad.id}`)).json()
  expect(page).toMatchObject({
    state: 'inactive',
    organization: { name: { en: 'Quondam' }, verified: false },
  })
  expect((await site.ask(omar, 'GET /api/v1/organization/stats')).json().jobAds).toMatchObject({
    active: 0,
    inactive: 1,
  })

  expect((await verify(id)).json().isPublic).toBe(true)
  expect(await statusOfPage(slug.toUpperCase())).toBe(200)
  await runTasks(site.services)
  expect(await found('Accountant')).toEqual([])
})

test('closes nothing that a company publishes once it is verified again', async () => {
  const { company } = await addEmployer(site, { name: { ar: null, en: 'Redivivus' } })
  await verify(company.id)
  await reject(company.id)
  await verify(company.id)
  const later = new Date(site.clock.now.getTime() + 1_000)
  await addOpenAd(site, company.id, { publishedAt: later })
  await runTasks(site.services)
  expect(await found('Redivivus')).toHaveLength(1)
})
