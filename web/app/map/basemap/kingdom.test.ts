import { places } from '@qareeb/reference/places'
import { expect, test } from 'vitest'
import { isWithinKingdom } from './kingdom.server.ts'

test('holds every city and district, those in a bay that the outline rounds off too', () => {
  const outside = places.filter((place) => !isWithinKingdom(place)).map(({ key }) => key)
  expect(outside).toEqual([])
})

test.each([
  ['a field in the Empty Quarter', 20.5, 51.5],
  ['a station near the Iraqi border', 30.9, 42.2],
  ['the port of Jazan', 16.9, 42.53],
  ['the port of Jubail', 27.03, 49.67],
])('holds %s', (_, lat, lng) => {
  expect(isWithinKingdom({ lat, lng })).toBe(true)
})

test.each([
  ['Dubai', 25.2, 55.27],
  ['Doha', 25.29, 51.53],
  ['Manama', 26.23, 50.58],
  ['Kuwait City', 29.37, 47.98],
  ['Amman', 31.95, 35.93],
  ['Sanaa', 15.35, 44.2],
  ['the Red Sea', 22, 37.5],
  ['Aqaba, beyond Haql', 29.532, 35.006],
  ['Jasra, across the water from Khobar', 26.168, 50.447],
  ['Abu Samra, beyond Salwa', 24.745, 50.83],
  ['Nuwaiseeb, beyond Khafji', 28.56, 48.38],
  ['Harad, beyond At Tuwal', 16.41, 43.06],
])('leaves out %s', (_, lat, lng) => {
  expect(isWithinKingdom({ lat, lng })).toBe(false)
})
