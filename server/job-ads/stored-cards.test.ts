import { jobAdCard } from '@qareeb/contract/job-ads'
import type { Currency } from '@qareeb/contract/job-ads'
import { minorUnits } from '@qareeb/reference/currencies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { toCard } from './presentation.ts'
import type { StoredCard } from './stored-card.ts'

describe('stored cards', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await seedJobAds(database.ownerUrl, 300)
  }, 60_000)
  afterAll(() => database.drop())

  it('give cards that the contract states', async () => {
    const origin = { lat: 24.7, lng: 46.7 }
    const rows = await database.db.query<{ card: string }>({ text: 'select card from search_card' })
    expect(rows.length).toBeGreaterThan(200)
    for (const row of rows) {
      // The test would show a card that does not fit the type.
      const stored = JSON.parse(row.card) as StoredCard
      const [location] = stored.locations
      if (!location) throw new Error('An open ad without a location')
      const card = toCard(stored, location, origin)
      expect(jobAdCard.parse(card)).toEqual(card)
    }
  })

  it('have their pay in the units of every currency', async () => {
    const rows = await database.db.query<{ currency: Currency; pay: number }>({
      text: 'select currency, in_major_units(1234500, currency)::float8 as pay from unnest(enum_range(null::currency)) as currency',
    })
    expect(Object.fromEntries(rows.map(({ currency, pay }) => [currency, pay]))).toEqual(
      Object.fromEntries(Object.entries(minorUnits).map(([code, digits]) => [code, 1234500 / 10 ** digits])),
    )
  })
})
