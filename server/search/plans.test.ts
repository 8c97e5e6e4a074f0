import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findJobAdById,
  findJobAdBySlug,
  listPins,
  type PinWanted,
} from '../job-ads/queries/public-job-ads.ts'
import type { Database } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { findOrganizationNumber } from './queries/organization-number.ts'
import { countWordUses, findInVocabulary } from './queries/vocabulary.ts'

// The requests beside the lists of a search: an ad, the pins of a map, the meaning of typed words, a company. None
// may grow with the tables; those under row-level security run as a guest.

let database: TestDatabase
let ad: { id: string; slug: string; organizationId: string }
let pins: PinWanted[]
beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 8_000)
  // As many words as a large country has: a few hundred are soonest read from end to end.
  await database.owner.query({
    text: `insert into search_vocabulary (word, lexeme, uses)
      select md5(n::text), left(md5(n::text), 12), n % 50 from generate_series(1, 30000) as n`,
  })
  await countWordUses(database.owner)
  await database.owner.query({ text: 'analyze search_vocabulary' })
  const [found] = await database.owner.query<typeof ad>({
    text: `select job_ad.id, slug, organization_id as "organizationId" from job_ad
      join job_ad_slug on job_ad_id = job_ad.id where status = 'published' order by number offset 4000 limit 1`,
  })
  if (!found) throw new Error('No ad was seeded')
  ad = found
  pins = await database.db.query<PinWanted>({
    text: 'select number, location_no as "locationNo" from search_entry order by number offset 3000 limit 40',
  })
}, 90_000)
afterAll(() => database.drop())

it.each<[string, number, (db: Database) => Promise<unknown>]>([
  ['an ad by its id', 60, (db) => findJobAdById(db, ad.id)],
  ['an ad by its slug', 60, (db) => findJobAdBySlug(db, ad.slug)],
  ['forty pins', 900, (db) => listPins(db, pins)],
  ['a company', 10, (db) => findOrganizationNumber(db, ad.organizationId)],
  [
    'a word that is known, one that is being typed and one that is misspelt',
    600,
    (db) =>
      findInVocabulary(db, [
        { word: 'accountant', isOpen: false },
        { word: 'acc', isOpen: true },
        { word: 'acountnat', isOpen: false },
      ]),
  ],
])('%s: reads no table from end to end, and at most %i blocks', async (_, most, ask) => {
  for (const { name, blocks, readWhole } of await readsOf(database.db, ask)) {
    expect(readWhole, name).toEqual([])
    expect(blocks, name).toBeLessThanOrEqual(most)
  }
})
