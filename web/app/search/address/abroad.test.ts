import { expect, test } from 'vitest'
import { isAbroad } from './abroad.ts'
import { parseSearch } from './parse-search.ts'

const search = (query: string) => parseSearch(new URLSearchParams(query))
const onsite = { workMode: 'onsite' } as const
const remote = { workMode: 'full-remote' } as const

test.each([
  ['a position in Cairo', 'lat=30.04&lng=31.24&zoom=12'],
  ['a radius around Dubai', 'lat=25.2&lng=55.27&zoom=11&radius=25'],
  ['a rectangle over Doha', 'bounds=25.2,51.4,25.4,51.6&lat=25.3&lng=51.5&zoom=11'],
])('is %s', (_, query) => {
  expect(isAbroad(search(query), { place: null, items: [] })).toBe(true)
})

test('is the circle of a "near me" search in Dubai', () => {
  const near = { lat: 25.2, lng: 55.27, km: 10 }
  expect(isAbroad({ ...search('q=near+me'), near }, { place: null, items: [] })).toBe(true)
})

test('is where nothing but remote jobs are listed', () => {
  expect(isAbroad(search('lat=30.04&lng=31.24'), { place: null, items: [remote] })).toBe(true)
})

test.each([
  ['a position in Riyadh', 'lat=24.7&lng=46.7&zoom=12'],
  ['the whole country', 'bounds=16,34.4,32.2,55.7'],
  ['a city, wherever the map stands', 'city=jeddah&lat=30.04&lng=31.24&zoom=12'],
  ['words alone', 'q=nurse'],
])('is not %s', (_, query) => {
  expect(isAbroad(search(query), { place: null, items: [] })).toBe(false)
})

test('is not where jobs lie in the area', () => {
  const items = [onsite, remote]
  expect(isAbroad(search('lat=25.2&lng=55.27&zoom=7'), { place: null, items })).toBe(false)
})
