import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDatabase, type TestDatabase } from '../../testing/database.ts'

const migration = path.join(import.meta.dirname, 'migrations/0052_search_experience.sql')

let database: TestDatabase
beforeAll(async () => void (database = await demoDatabase()))
afterAll(() => database.drop())

/** How many entries of ads without experience differ from the view that entries are made from. */
async function countDiffering(): Promise<number> {
  const [counted] = await database.owner.query<{ differ: number }>({
    text: `
      select count(*)::integer as differ
      from search_entry as entry join search_entry_source as source using (number, location_no)
      where entry.no_experience and entry.search <> source.search`,
  })
  return counted?.differ ?? 0
}

test('entries of the version before get the token of their level', async () => {
  await database.owner.query({
    text: `update search_entry set search = ts_delete(search, 'x=' || seniority::text)`,
  })
  expect(await countDiffering()).toBeGreaterThan(0)
  await database.owner.query({ text: fs.readFileSync(migration, 'utf8') })
  expect(await countDiffering()).toBe(0)
})
