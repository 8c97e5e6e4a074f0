import { locales, type Locale } from '@qareeb/contract/locale'
import type { DemoJobAd, DemoOrganization } from '@qareeb/demo/demo-country'
import { slugsToTry } from '../job-ads/slugs.ts'
import type { Database } from '../platform/database/database.ts'
import { insertRows } from './insert-rows.ts'
import { contactRow, jobAdLocationRows, jobAdRow, locationRow, organizationRow, type Row } from './rows.ts'

export type Company = { organization: DemoOrganization; slug: string; ads: readonly DemoJobAd[] }

/** Inserts companies with their branches, ads, contacts and addresses. */
export async function insertCompanies(db: Database, companies: readonly Company[]): Promise<void> {
  const ads = companies.flatMap((company) => company.ads)
  await insertRows(db, 'organization', companies.map(rowOf))
  await insertRows(db, 'organization_location', companies.flatMap(rowsOfLocations))
  await insertRows(db, 'job_ad', ads.map(jobAdRow))
  await insertRows(db, 'job_ad_contact', ads.map(contactRow))
  await insertRows(db, 'job_ad_location', ads.flatMap(jobAdLocationRows))
  for (const locale of locales) await giveSlugs(db, locale, ads.filter(isPublished))
}

const isPublished = ({ publishedAt }: DemoJobAd) => publishedAt !== null

const rowOf = ({ organization, slug, ads }: Company): Row =>
  organizationRow(organization, slug, firstPublication(ads))

const rowsOfLocations = ({ organization, ads }: Company): Row[] =>
  organization.locations.map((location) => {
    const there = ads.filter((jobAd) => jobAd.locations.includes(location))
    return locationRow(location, organization, firstPublication(there))
  })

const firstPublication = (ads: readonly DemoJobAd[]): Date | null =>
  ads.reduce<Date | null>(
    (first, { publishedAt }) => (publishedAt && (!first || publishedAt < first) ? publishedAt : first),
    null,
  )

/** As publishing does: the shortest of an ad's slugs that is free, tried for all ads at once. */
async function giveSlugs(db: Database, locale: Locale, ads: readonly DemoJobAd[]) {
  let waiting = ads.flatMap(({ id, title }) => {
    const written = title[locale]
    return written === null ? [] : [{ id, slugs: slugsToTry(written, id) }]
  })
  for (let attempt = 0; waiting.length > 0; attempt++) {
    const rows = waiting.map(({ id, slugs }) => ({
      job_ad_id: id,
      slug: slugs[attempt] ?? id,
      locale,
      current: true,
    }))
    const given = new Set(await insertRows(db, 'job_ad_slug', rows))
    waiting = waiting.filter(({ id }) => !given.has(id))
  }
}
