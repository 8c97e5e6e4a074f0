import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany, addJobAd } from '../../testing/job-ads.ts'
import { reindexJobAd } from './search-index.ts'

let database: TestDatabase
let number: number

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  await addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [{ lat: 24.7, lng: 46.7 }] })
  const [row] = await database.owner.query<{ number: number }>({ text: 'select number from job_ad' })
  number = row?.number ?? 0
})
afterAll(() => database.drop())

/** Until a statement waits for another transaction. */
async function someoneWaits(): Promise<void> {
  const [row] = await database.owner.query<{ waiting: number }>({
    text: `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  })
  if (!row?.waiting) await someoneWaits()
}

test('an edit waits for the expiry task to remove the search entries of the ad', async () => {
  let edited: Promise<unknown> = Promise.resolve()
  await database.owner.transaction(async (sweep) => {
    // The statements of `remove_expired_from_index`, in its order.
    await sweep.query({
      text: 'select from search_entry where number = $1 and location_no = 1 for update skip locked',
      values: [number],
    })
    edited = database.db.transaction((db) => reindexJobAd(db, number))
    await someoneWaits()
    await sweep.query({ text: 'delete from search_word where number = $1', values: [number] })
    await sweep.query({ text: 'delete from search_entry where number = $1', values: [number] })
  })
  await edited

  const entries = await database.db.query({
    text: 'select from search_entry where number = $1',
    values: [number],
  })
  const words = await database.db.query({ text: `select from search_word where word = 'accountant'` })
  expect([entries.length, words.length]).toEqual([1, 1])
})
