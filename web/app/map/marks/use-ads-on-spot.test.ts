import { expect, test } from 'vitest'
import { adsOnSpot } from './use-ads-on-spot.ts'

test('a place on the map lists what its mark counts: no full-remote ad, though one is registered there', () => {
  const items = [{ workMode: 'onsite' }, { workMode: 'full-remote' }, { workMode: 'hybrid' }] as const

  const { ads, hasMore } = adsOnSpot({ items, next: null })
  expect(ads.map(({ workMode }) => workMode)).toEqual(['onsite', 'hybrid'])
  expect(hasMore).toBe(false)
})

test('shows that there is more where the list continues', () => {
  expect(adsOnSpot({ items: [], next: 'cursor' }).hasMore).toBe(true)
})
