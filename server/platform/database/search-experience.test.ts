import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany, addJobAd } from '../../testing/job-ads.ts'
import { migrations, migrationsBefore } from '../../testing/migrations-before.ts'
import { migrate } from './migrate.ts'

const before = migrationsBefore('0052')

let database: TestDatabase
beforeAll(async () => void (database = await emptyDatabase()))
afterAll(async () => {
  fs.rmSync(before, { recursive: true })
  await database.drop()
})

/** How many entries differ from the view that entries are made from. */
async function countDiffering(): Promise<number> {
  const [counted] = await database.owner.query<{ differ: number }>({
    text: `
      select count(*)::integer as differ
      from search_entry as entry join search_entry_source as source using (number, location_no)
      where entry.search <> source.search`,
  })
  return counted?.differ ?? 0
}

test('entries of the version before get the token of their level', async () => {
  await migrate(database.ownerUrl, before)
  const company = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const at = [{ lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }]
  await addJobAd(database.owner, company, { titleEn: 'Cashier', at, experienceYears: 0, seniority: 'junior' })
  await addJobAd(database.owner, company, { titleEn: 'Driver', at, experienceYears: 0 })
  await addJobAd(database.owner, company, { titleEn: 'Accountant', at, seniority: 'senior' })

  await migrate(database.ownerUrl, migrations)
  expect(await countDiffering()).toBe(0)
  const levels = await database.owner.query({
    text: `select count(*)::integer as named from search_entry where search::text ~ '''x=[^0]'''`,
  })
  expect(levels).toEqual([{ named: 2 }])
})
