import { cities } from '@qareeb/reference/places'
import { expect, test } from 'vitest'
import { isWithinKingdom } from './kingdom.server.ts'

test('holds the cities of the country, but for those in a bay that the outline rounds off', () => {
  const outside = cities.filter((city) => !isWithinKingdom(city)).map(({ key }) => key)
  expect(outside).toEqual(['al-qatif', 'tarut', 'saihat', 'anak'])
})

test.each([
  ['a field in the Empty Quarter', 20.5, 51.5],
  ['a station near the Iraqi border', 30.9, 42.2],
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
])('leaves out %s', (_, lat, lng) => {
  expect(isWithinKingdom({ lat, lng })).toBe(false)
})
