import { randomNumbers } from '@qareeb/demo/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDemoData } from '../../demo-data/fill-demo-data.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { randomRequest } from '../../testing/search/random-request.ts'
import { toFoundEntry, referenceQuery, type ReferenceRow } from '../../testing/search/reference-query.ts'
import { seededNow as now } from '../../testing/search/seed.ts'
import { findPage } from './find-page.ts'
import { readStatistics } from './statistics.ts'

const organizations = 60

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await fillDemoData(database.owner, { seed: 'search', ads: 2_000, organizations, now, length: 'brief' })
}, 60_000)
afterAll(() => database.drop())

it('a page of the demo country, where many ads share a place, equals the result of a plain query', async () => {
  const statistics = await readStatistics(database.db)
  const words = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word having count(*) > 2 order by count(*) desc, word limit 500',
  })
  const world = { now, words: words.map(({ word }) => word), organizations }
  const random = randomNumbers(5)

  for (let count = 0; count < 150; count++) {
    const request = randomRequest(random, world)
    const expected = await database.db.query<ReferenceRow>(referenceQuery(request, 20))
    // As it would be at a million ads, so that it scans indexes and searches step by step.
    const { rows } = await findPage(database.db, { ...statistics, rows: 1_000_000 }, request)

    expect(
      rows.map((row) => row.number),
      JSON.stringify(request),
    ).toEqual(expected.map((row) => toFoundEntry(row).number))
  }
}, 60_000)
