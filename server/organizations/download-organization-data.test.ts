import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { addEmployer, addOpenAd } from '../testing/companies.ts'
import { openSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const call = 'GET /api/v1/organization/data'

test('gives an admin everything that is stored of the company, and nothing of another', async () => {
  const { omar, company } = await addEmployer(site)
  await addEmployer(site, { firstName: 'Layla', name: { ar: null, en: 'Elsewhere' } })
  const ad = await addOpenAd(site, company.id)
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `insert into job_ad_contact (job_ad_id, organization_id, name, email) values ($1, $2, 'Huda', 'huda@oasis.example')`,
        values: [ad.id, company.id],
      }),
    { organizationId: company.id },
  )
  const answer = await site.ask(omar, call)
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  expect(answer.json()).toMatchObject({
    organization: { id: company.id, name: company.name },
    team: [{ id: omar.id, email: omar.email, role: 'ADMIN' }],
    locations: [{ name: { en: 'Branch 1' } }],
    jobAds: [{ id: ad.id, contact: { name: 'Huda', email: 'huda@oasis.example', phone: null } }],
    invitations: [],
    events: [{ action: 'organization.downloadData' }, { action: 'organization.create' }],
  })
  expect(answer.body).not.toContain('Elsewhere')
})

test('the download is allowed for admins only, ten times an hour', async () => {
  const { omar, company } = await addEmployer(site)
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: company.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  expect((await site.ask(huda, call)).statusCode).toBe(403)

  for (let no = 0; no < 10; no++) expect((await site.ask(omar, call)).statusCode).toBe(200)
  expect((await site.ask(omar, call)).statusCode).toBe(429)
})

test('names visits of the platform with their reason, as the log does', async () => {
  const { omar, company } = await addEmployer(site)
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  await site.ask(nora, `POST /api/v1/organization/${company.id}/activate`, { reason: 'They asked for help' })
  await site.ask(nora, 'PATCH /api/v1/organization', { retentionMonths: 6 })
  const answer = await site.ask(omar, call)
  const actor = { kind: 'platform', name: null }
  for (const entry of [
    { action: 'organization.update', actor, network: null },
    { action: 'organization.impersonate', actor, network: null, reason: 'They asked for help' },
  ])
    expect(answer.json().events).toContainEqual(expect.objectContaining(entry))
  for (const secret of [nora.id, nora.email]) expect(answer.body).not.toContain(secret)
})

test('names the lists that it shortens', async () => {
  const { omar, company } = await addEmployer(site)
  expect((await site.ask(omar, call)).json().truncated).toEqual([])
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `
          insert into organization_location (organization_id, name_en, address_en, lat, lng)
          select $1, 'Branch ' || no, 'King Road', 24, 46 from generate_series(1, 10001) as no`,
        values: [company.id],
      }),
    { organizationId: company.id },
  )
  const { locations, truncated } = (await site.ask(omar, call)).json()
  expect(locations).toHaveLength(10_000)
  expect(truncated).toEqual(['locations'])
})
