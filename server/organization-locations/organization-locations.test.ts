import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../ground/context.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addOrganizationLocation } from './add-organization-location.ts'
import { importOrganizationLocations } from './import/import-organization-locations.ts'

const address = '/api/v1/organization-location'

const olaya = {
  name: { ar: 'فرع العليا', en: 'Olaya branch' },
  address: { ar: null, en: 'King Fahd Road' },
  shortNationalAddress: 'RRRD2929',
  lat: 24.6911,
  lng: 46.6853,
}

let site: TestSite
let oasis: TestCompany
let omar: Visitor
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  oasis = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
  omar = await site.visitor({ firstName: 'Omar', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: oasis.id, user: omar, role: 'HR' })
  await site.ask(omar, `POST /api/v1/organization/${oasis.id}/activate`, {})
})

const add = async (branch: object = olaya): Promise<OrganizationLocation> =>
  (await site.ask(omar, `POST ${address}`, branch)).json()
const list = async (query = ''): Promise<OrganizationLocation[]> =>
  (await site.ask(omar, `GET ${address}${query}`)).json().items
const contentOf = ({ name, address, shortNationalAddress, lat, lng }: OrganizationLocation) => ({
  name,
  address,
  shortNationalAddress,
  lat,
  lng,
})

/** An open ad at a branch of its own, as `addJobAd` makes it. */
async function advertise(titleEn: string): Promise<{ id: string; branch: OrganizationLocation }> {
  const known = new Set((await list()).map(({ id }) => id))
  const at = [{ lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }]
  const publishedAt = site.clock.now
  const { id } = await addJobAd(site.database.owner, oasis, { titleEn, at, publishedAt })
  const branch = (await list()).find((one) => !known.has(one.id))
  if (!branch) throw new Error('The ad has brought no branch.')
  return { id, branch }
}

const close = (jobAdId: string) =>
  site.database.owner.transaction(
    async (db) => {
      await db.query({
        text: `update job_ad set status = 'archived', closed_at = now() where id = $1`,
        values: [jobAdId],
      })
      await db.query({ text: 'select reindex_job_ad(number) from job_ad where id = $1', values: [jobAdId] })
    },
    { organizationId: oasis.id },
  )

const eventsOf = async (organizationId: string) =>
  (
    await site.database.owner.query<{ action: string }>({
      text: `select action from audit_event where organization_id = $1 order by happened_at, id`,
      values: [organizationId],
    })
  ).map(({ action }) => action)

describe('a branch', () => {
  test('is kept with the city and district that it lies in, and written into the audit log', async () => {
    const added = await add({ ...olaya, name: { ar: null, en: ' Olaya branch ' } })
    expect(added).toMatchObject({
      name: { ar: null, en: 'Olaya branch' },
      city: { en: 'Riyadh' },
      district: { en: 'Al Olaya' },
      isApproximate: false,
      distanceKm: null,
      jobAds: { open: 0, notArchived: 0 },
      version: 1,
    })
    expect(await list()).toEqual([added])
    expect(await eventsOf(oasis.id)).toContain('organizationLocation.add')
  })

  test('abroad belongs to no city', async () => {
    expect(await add({ ...olaya, lat: 26.2285, lng: 50.586 })).toMatchObject({ city: null, district: null })
  })

  test('has the distance from the position in the query', async () => {
    await add()
    expect(await list('?lat=24.6911&lng=46.6853')).toMatchObject([{ distanceKm: 0 }])
    expect((await list('?lat=21.4858&lng=39.1925'))[0]?.distanceKm).toBeCloseTo(845, -1)
  })

  test.each([
    [{ ...olaya, organizationId: '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11' }, 'organizationId', 'unknownField'],
    [{ ...olaya, name: { ar: null, en: null } }, 'name.ar', 'required'],
    [{ ...olaya, name: { ar: null, en: '   ' } }, 'name.en', 'required'],
    [{ ...olaya, name: { ar: null, en: '\u200b\u202e' } }, 'name.en', 'required'],
    [{ ...olaya, address: { ar: 'أ', en: null } }, 'address.ar', 'tooShort'],
    [{ ...olaya, address: { ar: null, en: '\u202eKi\u0007' } }, 'address.en', 'tooShort'],
    [{ ...olaya, shortNationalAddress: 'rrrd2929' }, 'shortNationalAddress', 'invalid'],
    [{ ...olaya, lat: 90.1 }, 'lat', 'tooBig'],
    [{ ...olaya, lng: '46' }, 'lng', 'invalid'],
  ])('is refused: %j', async (body, path, problem) => {
    const answer = await site.ask(omar, `POST ${address}`, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, problem }))
  })
})

/** Marks of direction and a control character, as no person types them. */
const turned = {
  name: { ar: null, en: 'Olaya\u200b \u202ebranch' },
  address: { ar: null, en: '\u202eKing Fahd\u0007Road' },
}
const straight = { name: { ar: null, en: 'Olaya branch' }, address: { ar: null, en: 'King Fahd Road' } }

test('characters that could turn the words of a page around are left out, of a new branch and of an edit', async () => {
  expect(await add({ ...olaya, ...turned })).toMatchObject(straight)
  const { id } = await add()
  const edited = await site.ask(omar, `PUT ${address}/${id}`, { ...olaya, ...turned, version: 1 })
  expect(edited.json()).toMatchObject(straight)
})

test.each(['', '/0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'])(
  'a person without a company is refused before any other check: %j',
  async (path) => {
    const sara = await site.visitor()
    const answer = await site.ask(sara, `GET ${address}${path}?lat=x`)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'organization.noneActive'])
  },
)

describe('an edit', () => {
  test('names the version that it saw; a stale one is refused and changes nothing', async () => {
    const branch = await add()
    const put = (version: number, en: string) =>
      site.ask(omar, `PUT ${address}/${branch.id}`, {
        ...contentOf(branch),
        name: { ar: null, en },
        version,
      })
    expect((await put(1, 'First')).json()).toMatchObject({ name: { en: 'First' }, version: 2 })
    const stale = await put(1, 'Second')
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'organizationLocation.changedMeanwhile'])
    expect(await list()).toMatchObject([{ name: { en: 'First' }, version: 2 }])
  })

  test('reaches search, cards and the map', async () => {
    const { id, branch } = await advertise('Accountant')
    const jeddah = { lat: 21.5433, lng: 39.1728 }
    await site.ask(omar, `PUT ${address}/${branch.id}`, {
      ...contentOf(branch),
      ...jeddah,
      name: { ar: null, en: 'Moved branch' },
      version: 1,
    })
    await runTasks(site.services)

    const found = await site.ask(undefined, 'GET /api/v1/job-ad?city=jeddah&q=accountant')
    const card = found.json().items.find((one: { id: string }) => one.id === id)
    expect(card.location).toMatchObject({ name: { en: 'Moved branch' }, city: { en: 'Jeddah' }, ...jeddah })
    const map = await site.ask(undefined, 'GET /api/v1/job-ad/map?bounds=21.5,39.1,21.6,39.2&zoom=16')
    expect(map.json().pins.map(({ jobAdId }: { jobAdId: string }) => jobAdId)).toContain(id)
  })
})

describe('a deletion', () => {
  const remove = (id: string) => site.ask(omar, `DELETE ${address}/${id}`)

  test('happens once', async () => {
    const { id } = await add()
    expect([(await remove(id)).statusCode, (await remove(id)).statusCode]).toEqual([204, 404])
    expect(await list()).toEqual([])
  })

  test('waits for open ads and drafts, and names them', async () => {
    const { id, branch } = await advertise('Nurse')
    expect(branch.jobAds).toEqual({ open: 1, notArchived: 1 })
    const blockers = [{ id, title: { ar: null, en: 'Nurse' }, isOpen: true }]
    const refused = await remove(branch.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'organizationLocation.inUse', blockers })
    expect((await site.ask(omar, `GET ${address}/${branch.id}`)).json()).toMatchObject({ blockers })
  })

  test('leaves the branch on the pages of closed ads, and nowhere else', async () => {
    const { id, branch } = await advertise('Guard')
    await close(id)
    expect((await remove(branch.id)).statusCode).toBe(204)

    expect(await list()).toEqual([])
    expect((await site.ask(omar, `GET ${address}/${branch.id}`)).statusCode).toBe(404)
    const page = await site.ask(undefined, `GET /api/v1/job-ad/${id}`)
    expect(page.json()).toMatchObject({ state: 'inactive', locations: [{ id: branch.id }] })
  })
})

test('a branch that only an application names is retired: gone from the company, still named there', async () => {
  const { id: jobAdId, branch } = await advertise('Guard')
  const { id: other } = await add()
  const seed = { organizationId: oasis.id, jobAdId }
  await addCandidate(site.database.owner, seed)
  const inOasis = (text: string, values: string[]) =>
    site.database.owner.transaction((db) => db.query({ text, values }), { organizationId: oasis.id })
  const moved = 'update job_ad_location set organization_location_id = $2 where organization_location_id = $1'
  await inOasis(moved, [branch.id, other])
  expect((await site.ask(omar, `DELETE ${address}/${branch.id}`)).statusCode).toBe(204)
  expect((await list()).map(({ id }) => id)).toEqual([other])
  const retired = 'select from organization_location where id = $1 and removed_at is not null'
  expect(await inOasis(retired, [branch.id])).toHaveLength(1)
  const { items } = (await site.ask(omar, `GET /api/v1/job-ad/${jobAdId}/candidates`)).json()
  expect(items).toMatchObject([{ location: { id: branch.id } }])
})

test('a company has no more branches than fit', async () => {
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `
          insert into organization_location (organization_id, name_en, address_en, lat, lng)
          select $1, 'Branch ' || no, 'Road 1', 24, 46 from generate_series(1, 2000) as no`,
        values: [oasis.id],
      }),
    { organizationId: oasis.id },
  )
  const answer = await site.ask(omar, `POST ${address}`, olaya)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'organizationLocation.tooMany'])
  expect(answer.json().message).toContain('2,000')
  expect(await list()).toHaveLength(2_000)
})

test('a company that was deleted during the call gets no branch', async () => {
  const context: Context = {
    ...site.services,
    actor: {
      kind: 'user',
      userId: omar.id,
      sessionId: omar.id,
      userType: 'employer',
      emailVerified: true,
      provedAt: site.clock.now,
      organization: { id: oasis.id, role: 'HR', impersonatedUntil: null },
    },
    locale: 'en',
    origin: { network: '203.0.113.7', userAgent: undefined },
    requestId: 'a request',
  }
  await site.database.owner.transaction(
    (db) => db.query({ text: 'update organization set erased_at = now() where id = $1', values: [oasis.id] }),
    { organizationId: oasis.id },
  )
  const file = new File(['name,address,lat,lng\nOlaya branch,King Fahd Road,24.6911,46.6853'], 'branches.csv')
  await expect(addOrganizationLocation(context, { body: olaya })).rejects.toThrow('organization.noneActive')
  await expect(
    importOrganizationLocations(context, { query: { write: 'all' }, body: { file } }),
  ).rejects.toThrow('organization.noneActive')
})
