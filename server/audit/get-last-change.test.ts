import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { addCompany } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Somebody who works for a company. */
async function joins(organizationId: string, firstName: string): Promise<Visitor> {
  const user = await site.visitor({ firstName, userType: 'employer' })
  await addMember(site.database.owner, { organizationId, user, role: 'ADMIN' })
  await site.ask(user, `POST /api/v1/organization/${organizationId}/activate`, {})
  return user
}

const lastChange = async (user: Visitor, of?: string) =>
  (await site.ask(user, `GET /api/v1/organization/last-change${of ? `?id=${of}` : ''}`)).json().change

test('the last change of the company and of a branch each name the colleague who made it', async () => {
  const oasis = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
  const [omar, huda] = [await joins(oasis.id, 'Omar'), await joins(oasis.id, 'Huda')]
  const content = {
    name: { ar: null, en: 'Olaya branch' },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: null,
    lat: 24.69,
    lng: 46.68,
  }
  const branch = (await site.ask(omar, 'POST /api/v1/organization-location', content)).json()
  expect(await lastChange(omar, branch.id)).toBeNull()
  expect(await lastChange(omar)).toBeNull()

  const renamed = { ...content, name: { ar: null, en: 'Olaya' }, version: branch.version }
  await site.ask(huda, `PUT /api/v1/organization-location/${branch.id}`, renamed)
  expect(await lastChange(omar, branch.id)).toMatchObject({
    happenedAt: expect.any(String),
    actor: { kind: 'person', name: expect.stringContaining('Huda') },
  })
  expect(await lastChange(omar)).toBeNull()

  const { version } = (await site.ask(omar, 'GET /api/v1/organization')).json()
  await site.ask(omar, 'PATCH /api/v1/organization', { version, name: { ar: null, en: 'Oasis Holding' } })
  expect(await lastChange(huda)).toMatchObject({ actor: { name: expect.stringContaining('Omar') } })
})

test('the last change of another company is not shown', async () => {
  const [own, other] = [
    await addCompany(site.database.owner, { nameEn: 'Own' }),
    await addCompany(site.database.owner, { nameEn: 'Other' }),
  ]
  const [omar, stranger] = [await joins(own.id, 'Omar'), await joins(other.id, 'Sami')]
  const { version } = (await site.ask(stranger, 'GET /api/v1/organization')).json()
  await site.ask(stranger, 'PATCH /api/v1/organization', { version, name: { ar: null, en: 'Else' } })
  expect(await lastChange(omar)).toBeNull()
  expect(await lastChange(omar, other.id)).toBeNull()
})
