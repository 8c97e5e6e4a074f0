import { expect, test } from 'vitest'
import { isInOutline } from './kingdom-outline.ts'
import { places } from './places.ts'

test('holds every city and district', () => {
  expect(places.filter((place) => !isInOutline(place)).map(({ key }) => key)).toEqual([])
})

test.each([
  ['Farasan', 16.7, 42.1],
  ['a field in the Empty Quarter', 20.5, 51.5],
  ['the port of Jubail', 27.03, 49.67],
])('holds %s', (_, lat, lng) => {
  expect(isInOutline({ lat, lng })).toBe(true)
})

test.each([
  ['Cairo', 30.04, 31.24],
  ['Dubai', 25.2, 55.27],
  ['Abu Dhabi', 24.45, 54.38],
  ['Doha', 25.29, 51.53],
  ['Manama', 26.23, 50.58],
  ['Kuwait City', 29.37, 47.98],
  ['Amman', 31.95, 35.93],
  ['Aqaba', 29.53, 35.0],
  ['Sharm El Sheikh', 27.91, 34.33],
  ['Sanaa', 15.35, 44.2],
  ['Muscat', 23.59, 58.4],
  ['Baghdad', 33.31, 44.36],
  ['Asmara', 15.32, 38.93],
])('leaves out %s', (_, lat, lng) => {
  expect(isInOutline({ lat, lng })).toBe(false)
})
