import { expect, test } from 'vitest'
import { adsOnSpot, queryOnSpot } from './use-ads-on-spot.ts'

test('a place on the map lists what its mark counts: no full-remote ad, though one is registered there', () => {
  const items = [{ workMode: 'onsite' }, { workMode: 'full-remote' }, { workMode: 'hybrid' }] as const

  const { ads, hasMore } = adsOnSpot({ items, next: null })
  expect(ads.map(({ workMode }) => workMode)).toEqual(['onsite', 'hybrid'])
  expect(hasMore).toBe(false)
})

test('shows that there is more where the list continues', () => {
  expect(adsOnSpot({ items: [], next: 'cursor' }).hasMore).toBe(true)
})

test('distances count from the reader in a city, and from the centre of a circle, which the place replaces', () => {
  const [reader, centre] = [
    { lat: 24.7, lng: 46.7 },
    { lat: 21.5, lng: 39.2 },
  ]
  const inCity = queryOnSpot([21.5, 39.2, 21.5, 39.2], { city: 'jeddah' }, reader)
  expect(inCity).toMatchObject({ ...reader, city: undefined, bounds: { south: 21.49995, north: 21.50005 } })
  expect(queryOnSpot([21.5, 39.2, 21.5, 39.2], { ...centre, radius: 10 }, reader)).toMatchObject({
    ...centre,
    radius: undefined,
  })
})
