import { locales } from '@qareeb/contract/locale'
import { slugOf, slugsToTry } from '../job-ads/slugs.ts'
import type { Database } from '../platform/database/database.ts'
import { cast } from './cast.ts'
import { generateCountry, type CountryOptions } from './country.ts'
import type { DemoJobAd, DemoOrganization } from './demo-country.ts'
import { insertRows } from './insert-rows.ts'
import { contactRow, jobAdLocationRows, jobAdRow, locationRow, organizationRow } from './rows.ts'

export type Filled = { organizations: number; jobAds: number }

/**
 * Adds the demo country and lists it in search, all of it or nothing. Where it has been added before, nothing happens.
 *
 * @param owner signed in as the owner of the schema, with time for the longest statement: search is derived at the end
 */
export async function fillDemoData(owner: Database, options: CountryOptions): Promise<Filled | undefined> {
  const filled = await owner.transaction(async (db) => {
    if (await isFilled(db)) return undefined
    const counts = await addCountry(db, options)
    await db.query({ text: 'select rebuild_search()' })
    await db.query({ text: 'select relearn_words()' })
    return counts
  })
  if (filled) await owner.query({ text: 'vacuum (analyze)' })
  return filled
}

const isFilled = async (db: Database) =>
  (await db.query({ text: 'select from organization where id = $1', values: [cast[0]?.id] })).length > 0

async function addCountry(db: Database, options: CountryOptions): Promise<Filled> {
  const slugs = new Set<string>()
  const filled = { organizations: 0, jobAds: 0 }
  for (const { organization, jobAds } of generateCountry(options)) {
    const ads = [...jobAds]
    await actFor(db, organization)
    await addOrganization(db, organization, { ads, slug: freeSlug(organization, slugs) })
    await addJobAds(db, ads)
    filled.organizations += 1
    filled.jobAds += ads.length
  }
  return filled
}

/** Row-level security binds an owner too, unless it is a superuser. */
const actFor = (db: Database, { id }: DemoOrganization) =>
  db.query({ text: `select set_config('app.organization_id', $1, true)`, values: [id] })

type Presentation = { ads: readonly DemoJobAd[]; slug: string }

async function addOrganization(db: Database, organization: DemoOrganization, { ads, slug }: Presentation) {
  const shown = ads.filter(({ publishedAt }) => publishedAt !== null)
  await insertRows(db, 'organization', [organizationRow(organization, slug, firstPublication(shown))])

  const locations = organization.locations.map((location) => {
    const there = shown.filter((jobAd) => jobAd.locations.includes(location))
    return locationRow(location, organization, firstPublication(there))
  })
  await insertRows(db, 'organization_location', locations)
}

const firstPublication = (ads: readonly DemoJobAd[]): Date | null =>
  ads.reduce<Date | null>(
    (first, { publishedAt }) => (publishedAt && (!first || publishedAt < first) ? publishedAt : first),
    null,
  )

async function addJobAds(db: Database, ads: readonly DemoJobAd[]) {
  await insertRows(db, 'job_ad', ads.map(jobAdRow))
  await insertRows(db, 'job_ad_contact', ads.map(contactRow))
  await insertRows(db, 'job_ad_location', ads.flatMap(jobAdLocationRows))
  await giveSlugs(
    db,
    ads.filter(({ publishedAt }) => publishedAt !== null),
  )
}

/** As publishing does: the shortest of an ad's slugs that is free, tried for all ads at once. */
async function giveSlugs(db: Database, ads: readonly DemoJobAd[]) {
  let waiting = ads.flatMap((jobAd) =>
    locales.flatMap((locale) => {
      const title = jobAd.title[locale]
      return title === null ? [] : [{ jobAdId: jobAd.id, locale, wanted: slugsToTry(title, jobAd.id) }]
    }),
  )
  for (let attempt = 0; waiting.length > 0; attempt++) {
    const rows = waiting.map(({ jobAdId, locale, wanted }) => ({
      slug: wanted[attempt] ?? jobAdId,
      job_ad_id: jobAdId,
      locale,
      current: true,
    }))
    const given = new Set(await insertRows(db, 'job_ad_slug', rows))
    waiting = waiting.filter((_, index) => !given.has(rows[index]?.slug))
  }
}

/** The address of a company: its English name, or its Arabic one, with a number when others are called alike. */
function freeSlug({ name, id }: DemoOrganization, taken: Set<string>): string {
  const base = slugOf(name.en ?? name.ar ?? id)
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
