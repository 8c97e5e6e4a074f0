import { cityPresets } from '@qareeb/contract/cities'
import { describe, expect, it } from 'vitest'
import { ambiguousPlaceNames, unmistakablePlaceNames } from './ambiguous-place-names.ts'
import { distanceKm } from './distance.ts'
import { cities, districtsIn, nearestPlace, placeByKey, places, type Place } from './places.ts'
import { regionPlaces } from './region-places.ts'
import { type RegionKey, regions } from './regions.ts'

describe('the gazetteer', () => {
  it('has different keys for different places, fit for an address', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
    expect(places.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('lies inside the country', () => {
    const outside = places.filter(({ lat, lng }) => lat < 16.3 || lat > 32.2 || lng < 34.5 || lng > 55.7)
    expect(outside).toEqual([])
  })

  it('names every place in both languages', () => {
    expect(places.filter(({ name }) => !/^[\u0600-\u06ff ]+$/.test(name.ar))).toEqual([])
    expect(places.filter(({ name }) => !/^[A-Za-z' -]+$/.test(name.en))).toEqual([])
  })

  it('has towns of all 13 regions', () => {
    expect(regions).toHaveLength(13)
    expect(new Set(cities.map(({ region }) => region))).toEqual(new Set(regions.map(({ key }) => key)))
    expect(cities.length).toBeGreaterThanOrEqual(100)
  })

  it.each(Object.entries(cityPresets))('shows %s as the home page does', (key, preset) => {
    expect(placeByKey(key)).toMatchObject(preset)
  })

  it.each([
    ['riyadh', 60],
    ['jeddah', 40],
    ['mecca', 20],
    ['medina', 20],
    ['dammam', 20],
  ])('knows the districts of %s', (city, atLeast) => {
    expect(districtsIn(city).length).toBeGreaterThanOrEqual(atLeast)
  })

  it('gives no name to two cities, nor to two districts of one city', () => {
    const owners = new Map<string, Set<string>>()
    for (const { key, city, name, otherNames } of places)
      for (const written of [name.ar, name.en, ...otherNames]) {
        const scope = `${city ?? 'country'}: ${written.toLowerCase()}`
        owners.set(scope, (owners.get(scope) ?? new Set()).add(key))
      }
    expect([...owners].filter(([, keys]) => keys.size > 1).map(([scope]) => scope)).toEqual([])
  })

  it('lists of doubtful and trusted names hold only names of its places', () => {
    const known = new Set(places.flatMap(({ name, otherNames }) => [name.ar, name.en, ...otherNames]))
    const isKnown = (written: string) => known.has(written) || known.has(`ال${written}`)
    expect([...ambiguousPlaceNames, ...unmistakablePlaceNames].filter((name) => !isKnown(name))).toEqual([])
  })
})

describe('the regions', () => {
  const isIn = ({ reach }: Place, { lat, lng }: Place) =>
    reach !== undefined &&
    distanceKm(reach, { lat, lng }) < reach.radiusKm &&
    reach.within.south < lat &&
    lat < reach.within.north &&
    reach.within.west < lng &&
    lng < reach.within.east

  /** Al Bahah lies in a bay of Makkah, Al Ula in one of Tabuk: no circle leaves them out and holds what is around. */
  const missed: Partial<Record<RegionKey, string[]>> = { makkah: ['ranyah'], asir: ['al-birk'] }
  const shared: Partial<Record<RegionKey, string[]>> = {
    riyadh: ['ranyah'],
    makkah: ['al-atawilah', 'al-mandaq', 'qilwah'],
    tabuk: ['al-ula'],
  }

  it.each(regionPlaces)('$key holds its cities and those of no other, but for a few at the edge', (place) => {
    const keysOf = (some: readonly Place[]) => some.map(({ key }) => key).toSorted()
    const [own, others] = [
      cities.filter(({ region }) => region === place.region),
      cities.filter(({ region }) => region !== place.region),
    ]
    expect(keysOf(own.filter((city) => !isIn(place, city)))).toEqual(missed[place.region] ?? [])
    expect(keysOf(others.filter((city) => isIn(place, city)))).toEqual(shared[place.region] ?? [])
  })
})

describe('the nearest place', () => {
  it.each([
    { of: 'a street in Al Olaya', at: [24.697, 46.685], city: 'riyadh', district: 'riyadh-al-olaya' },
    { of: 'a shop in As Salamah', at: [21.591, 39.152], city: 'jeddah', district: 'jeddah-as-salamah' },
    { of: 'a street of Khobar', at: [26.293, 50.194], city: 'khobar', district: 'khobar-al-aqrabiyah' },
    { of: 'the old town of Diriyah', at: [24.735, 46.572], city: 'diriyah', district: undefined },
    { of: 'a farm outside of Hail', at: [27.6, 41.6], city: 'hail', district: undefined },
  ] as const)('of $of is its own', ({ at: [lat, lng], city, district }) => {
    const nearest = nearestPlace(lat, lng)
    expect([nearest.city.key, nearest.district?.key]).toEqual([city, district])
  })

  it('of a spot in the desert is the closest city', () => {
    expect(nearestPlace(19.5, 50.5).city.kind).toBe('city')
  })
})
