import { generateCountry, type CountryOptions } from '@qareeb/demo/country'
import type { DemoOrganization } from '@qareeb/demo/demo-country'
import { namedCompanies } from '@qareeb/demo/named-companies'
import { slugOf } from '../job-ads/slugs.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { forAllCompanies, ownedTables } from './for-all-companies.ts'
import { insertCompanies, type Company } from './insert-companies.ts'
import { insertLogos } from './insert-logos.ts'

export type Filled = { organizations: number; jobAds: number }

/** Ads that are held in memory and sent together. */
const batchSize = 1_000

/**
 * Adds the demo country and lists it in search, all of it or nothing. Where it has been added before, nothing happens.
 *
 * @param owner signed in as the owner of the schema, with time for the longest statement: search is derived at the end
 * @param files takes the drawn logos; without it companies have none
 */
export async function fillDemoData(
  owner: Database,
  options: CountryOptions,
  files?: FileStore,
): Promise<Filled | undefined> {
  const filled = await owner.transaction(async (db) => {
    if (await isFilled(db)) return undefined
    return forAllCompanies(db, async () => {
      const counts = await addCountry(db, options, files)
      await db.query({ text: 'select rebuild_search()' })
      return counts
    })
  })
  if (filled) await vacuumDemoTables(owner)
  return filled
}

const tables = [...ownedTables, 'search_entry', 'search_word', 'search_card', 'search_vocabulary']

/** Lets PostgreSQL know its rows, and forget former ones, after the country was written. */
export const vacuumDemoTables = (owner: Database) =>
  owner.query({ text: `vacuum (analyze) ${tables.join(', ')}` })

const isFilled = async (db: Database) =>
  (await db.query({ text: 'select from organization where id = $1', values: [namedCompanies[0]?.id] }))
    .length > 0

async function addCountry(db: Database, options: CountryOptions, files?: FileStore): Promise<Filled> {
  const slugs = new Set<string>()
  const filled = { organizations: 0, jobAds: 0 }
  let batch: Company[] = []
  let waiting = 0
  const send = async () => {
    await insertCompanies(db, batch)
    if (files) await insertLogos(db, files, batch)
    filled.organizations += batch.length
    filled.jobAds += waiting
    batch = []
    waiting = 0
  }

  for (const { organization, jobAds } of generateCountry(options)) {
    const ads = [...jobAds]
    batch.push({ organization, ads, slug: freeSlug(organization, slugs) })
    waiting += ads.length
    if (waiting >= batchSize) await send()
  }
  await send()
  return filled
}

/** The address of a company: its English name, or its Arabic one, with a number when others have the same. */
function freeSlug({ name, id }: DemoOrganization, taken: Set<string>): string {
  const base = slugOf(name.en ?? name.ar ?? id)
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
