import { expect, test } from 'vitest'
import { seniorAccountant } from '../../testing-ads.ts'
import { chosenLocation, firstLocations, locationsFrom, streetOf } from './ad-locations.ts'

const { locations } = seniorAccountant
const [malqa, jeddah] = locations
const inJeddah = { lat: 21.5433, lng: 39.1728 }

test('puts the location nearest to the viewer first, with its distance', () => {
  const [nearest, other] = locationsFrom(inJeddah, locations)
  expect(nearest).toMatchObject({ id: jeddah?.id, distanceKm: expect.closeTo(3.2, 1) })
  expect(other).toMatchObject({ id: malqa?.id, distanceKm: expect.closeTo(843, -1) })
})

test('keeps the order of the ad without the viewer’s position', () => {
  expect(locationsFrom(null, locations)).toEqual(locations)
})

test('chooses the location that the address names', () => {
  expect(chosenLocation(locations, jeddah?.id ?? '')).toBe(jeddah)
})

test.each([null, '', 'elsewhere', '<script>'])(
  'chooses the first location when the address names %j',
  (locationId) => {
    expect(chosenLocation(locations, locationId)).toBe(malqa)
  },
)

test('shows the chosen location among the first few', () => {
  const places = ['first', 'second', 'third', 'fourth', 'fifth']
  expect(firstLocations(places, 'second', 3)).toEqual(['first', 'second', 'third'])
  expect(firstLocations(places, 'fifth', 3)).toEqual(['first', 'second', 'fifth'])
})

test.each([
  ['6681 شارع فلسطين، حي النظيم، الرياض', '6681 شارع فلسطين'],
  ['حي النظيم، الرياض', ''],
  ['طريق الرياض، بجانب الجامع', 'طريق الرياض، بجانب الجامع'],
])('leaves out of the address %j what the line above it says', (ar, street) => {
  const place = { district: { ar: 'حي النظيم', en: null }, city: { ar: 'الرياض', en: 'Riyadh' } }
  expect(streetOf({ ...place, address: { ar, en: null } })).toEqual({ ar: street, en: null })
})
