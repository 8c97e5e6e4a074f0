import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany } from '../../testing/job-ads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('names of companies that are not public do not enter the vocabulary', async () => {
  await addCompany(database.owner, { nameEn: 'Zaxon Falconry' })
  const { id } = await addCompany(database.owner, { nameEn: 'Quorvex Holding' })
  await database.owner.transaction(
    (db) => db.query({ text: 'update organization set public_since = null where id = $1', values: [id] }),
    { organizationId: id },
  )
  await database.owner.query({ text: 'select relearn_words()' })

  const known = await database.db.query<{ word: string }>({
    text: 'select word from search_vocabulary order by word',
  })
  expect(known.map(({ word }) => word)).toEqual(['falconry', 'zaxon'])
})
