import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEmployer, addOpenAd } from '../../testing/companies.ts'
import { openSite, type TestSite } from '../../testing/site.ts'
import { getOrganizationFacts } from './get-organization-facts.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const page = (slug: string) => site.ask(undefined, `GET /api/v1/company/${encodeURIComponent(slug)}`)

describe('the public page of a company', () => {
  test('does not exist before it is verified or has published an ad', async () => {
    const { company } = await addEmployer(site)
    const answer = await page(company.slug)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'organization.notFound'])

    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    await site.ask(nora, `PATCH /api/v1/organization?organizationId=${company.id}`, {
      verificationStatus: 'verified',
    })
    // Another address of the same page: the first answer is kept for half a minute.
    expect((await page(company.slug.toUpperCase())).json()).toEqual({
      organization: {
        id: company.id,
        slug: company.slug,
        name: company.name,
        verified: true,
        verifiedAt: site.clock.now.toISOString(),
        logoUrl: null,
      },
      locations: [],
      jobAds: [],
      openAds: 0,
    })
  })

  test('shows open ads, newest first, and the branches that ads name with how many', async () => {
    const { company } = await addEmployer(site, { name: { ar: 'مخبز نجد', en: null } })
    const at = [{ lat: 24.7, lng: 46.7, cityKey: 'riyadh' }]
    const hour = 60 * 60_000
    const older = await addOpenAd(site, company.id, {
      at,
      publishedAt: new Date(site.clock.now.getTime() - hour),
    })
    const newer = await addOpenAd(site, company.id, { at })
    await addOpenAd(site, company.id, { at, expiresAt: new Date(site.clock.now.getTime() - 1) })
    await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `
            insert into organization_location (organization_id, name_en, address_en, lat, lng)
            values ($1, 'Secret warehouse', 'King Road 2', 24, 46)`,
          values: [company.id],
        }),
      { organizationId: company.id },
    )
    const shown = (await page(company.slug)).json()
    expect(shown.jobAds.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id])
    expect(shown.openAds).toBe(2)
    expect(shown.locations.map(({ openAds }: { openAds: number }) => openAds)).toEqual([1, 1, 0])
    expect(shown.locations[0].city).toEqual({ ar: 'الرياض', en: 'Riyadh' })
    expect(JSON.stringify(shown)).not.toContain('Secret')
  })
})

test('the facts for the picture of its link are those of a public company, with its logo', async () => {
  const { company } = await addEmployer(site)
  const logo = Buffer.from('a picture')
  const read = async (key: string) => (key === '0'.repeat(32) ? logo : undefined)
  const context = { db: site.database.db, now: () => site.clock.now, files: { ...site.services.files, read } }
  await expect(getOrganizationFacts(context, company.id)).rejects.toMatchObject({
    code: 'organization.notFound',
  })

  await addOpenAd(site, company.id, { at: [{ lat: 24.7, lng: 46.7, cityKey: 'riyadh' }] })
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: 'update organization set public_since = now(), logo_file = $2 where id = $1',
        values: [company.id, '0'.repeat(32)],
      }),
    { organizationId: company.id },
  )
  expect(await getOrganizationFacts(context, company.id)).toEqual({
    id: company.id,
    name: company.name,
    verified: false,
    logo,
    openAds: 1,
  })
})
