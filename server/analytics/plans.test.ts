import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { listDays, listPages } from './queries/page-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.owner.query({
    text: `
      insert into page_view (day, page, locale, views, leaves, seconds)
      select date '2024-01-01' + no, 'page-' || page, locale::locale, 100, 50, 600
      from generate_series(0, 999) as no, generate_series(1, 30) as page, unnest(array['ar', 'en']) as locale`,
  })
  await database.owner.query({ text: 'vacuum (analyze) page_view' })
})
afterAll(() => database.drop())

test('the days of a month are found by the primary key', async () => {
  const reads = await readsOf(database.db, async (db) => {
    await listDays(db, '2026-08-28')
    await listPages(db, '2026-08-28')
  })
  expect(reads).toHaveLength(2)
  for (const { readWhole, indexes } of reads) {
    expect(readWhole).toEqual([])
    expect(indexes).toEqual(['page_view_pkey'])
  }
})
