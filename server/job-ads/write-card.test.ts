import type { Currency } from '@qareeb/contract/job-ads'
import { minorUnits } from '@qareeb/reference/currencies'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBinary, toBinary } from '../platform/binary-string.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { seedJobAds } from '../testing/search/seed.ts'
import { nearestLocation } from './nearest-location.ts'
import { toCard } from './presentation.ts'
import type { StoredCard } from './stored-card.ts'
import { writeCard } from './write-card.ts'

/** Texts among them that look like the seams of a card. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '],"locationCount":',
    '{"lat":',
    ',"lng":',
    ',"city":',
    '},{"lat":',
    '"},"locations":[',
    ']',
    '}',
    '\\",\\"city\\":',
    'محاسب',
  ),
)
const bilingual = fc.record({ ar: fc.option(text), en: fc.option(text) })
const location = fc.record({
  lat: fc.double({ min: 16, max: 33, noNaN: true }),
  lng: fc.double({ min: 34, max: 56, noNaN: true }),
  city: fc.constantFrom('riyadh', null),
  district: fc.constantFrom('riyadh-olaya', null),
  id: fc.uuid(),
  name: bilingual,
  address: bilingual,
})
// In the order of the view `job_ad_card_source`.
const card: fc.Arbitrary<StoredCard> = fc.array(location, { maxLength: 3 }).chain((locations) =>
  fc.record({
    locations: fc.constant(locations),
    locationCount: fc.constant(locations.length),
    id: fc.uuid(),
    slugs: bilingual,
    title: bilingual,
    organization: fc.record({
      id: fc.uuid(),
      slug: text,
      name: bilingual,
      verified: fc.boolean(),
      verifiedAt: fc.option(fc.constant('2026-11-21T09:00:00.000Z')),
      logoUrl: fc.option(fc.constant('/files/pictures/0123456789abcdef0123456789abcdef.webp')),
    }),
    category: fc.constantFrom('it', 'retail'),
    workMode: fc.constantFrom('onsite', 'hybrid'),
    employmentType: fc.constant('full-time'),
    contractType: fc.option(fc.constant('b2b')),
    seniority: fc.option(fc.constant('mid')),
    salary: fc.record({
      min: fc.nat(),
      max: fc.nat(),
      currency: fc.constantFrom('SAR', 'KWD', 'DJF'),
      period: fc.constant('monthly'),
    }),
    publishedAt: fc.constant('2026-11-21T09:00:00.000Z'),
    expiresAt: fc.constant('2026-12-21T09:00:00.000Z'),
  }),
)

it('writes what is made of a card that is read first', () => {
  fc.assert(
    fc.property(
      card,
      fc.option(fc.record({ lat: fc.constant(24.7), lng: fc.constant(46.7) })),
      fc.option(fc.integer({ min: 1, max: 3 })),
      (ad, from, no) => {
        const origin = from ?? undefined
        const locationNo = no ?? undefined
        const location = no === null ? nearestLocation(ad.locations, origin) : ad.locations[no - 1]
        const written = writeCard(toBinary(JSON.stringify(ad)), { origin }, locationNo)

        expect(written && JSON.parse(fromBinary(written))).toEqual(
          location && JSON.parse(JSON.stringify(toCard(ad, location, origin))),
        )
      },
    ),
  )
})

it('writes nothing where no location is chosen', () => {
  const [ad] = fc.sample(card, 1)

  expect(writeCard(toBinary(JSON.stringify(ad)), { origin: undefined }, 9)).toBeUndefined()
})

describe('of cards as PostgreSQL writes them', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await seedJobAds(database.ownerUrl, 300)
  }, 60_000)
  afterAll(() => database.drop())

  it('writes the same', async () => {
    const origin = { lat: 24.7, lng: 46.7 }
    const rows = await database.db.query<{ card: string }>({ text: 'select card from search_card' })
    expect(rows.length).toBeGreaterThan(200)
    for (const { card: stored } of rows) {
      const written = writeCard(toBinary(stored), { origin }, 1)
      // The view writes what the type says; this test would show another order of its keys.
      const ad = JSON.parse(stored) as StoredCard
      const [location] = ad.locations
      if (!location) throw new Error('An open ad without a location')
      expect(written && JSON.parse(fromBinary(written))).toEqual(
        JSON.parse(JSON.stringify(toCard(ad, location, origin))),
      )
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
