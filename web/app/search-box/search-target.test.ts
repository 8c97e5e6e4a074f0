import { expect, test } from 'vitest'
import { searchTarget, type BoxSearch } from './search-target.ts'

const target = (current: string, box: BoxSearch) =>
  decodeURIComponent(searchTarget(new URLSearchParams(current), box))

test('words and a city with its own position', () => {
  expect(target('', { q: ' محاسب ', city: 'mecca' })).toBe(
    '?q=محاسب&city=mecca&lat=21.3891&lng=39.8579&zoom=12',
  )
})

test('an empty search leads to the page without parameters', () => {
  expect(target('', { q: '' })).toBe('')
})

test('filters stay, the page of the list does not', () => {
  expect(target('q=a&category=it,finance&after=x', { q: 'b' })).toBe('?q=b&category=it,finance')
})

test('a new place replaces the old one', () => {
  expect(target('lat=24&lng=46&zoom=9&radius=5&sort=newest', { q: 'a', city: 'olaya' })).toBe(
    '?sort=newest&q=a&city=olaya',
  )
})

test('words alone leave the map where it stands', () => {
  expect(target('lat=24&lng=46&zoom=9', { q: 'a' })).toBe('?lat=24&lng=46&zoom=9&q=a')
})

test('other words leave the radius, and where the map stands, in the city of the address', () => {
  const address = 'city=riyadh&lat=24.7&lng=46.7&zoom=12&radius=10'
  expect(target(`q=a&${address}`, { q: 'b', city: 'riyadh' })).toBe(`?q=b&${address}`)
  expect(target(address, { q: 'b', city: 'jeddah' })).toBe('?q=b&city=jeddah&lat=21.4858&lng=39.1925&zoom=10')
})

test('a place that was offered brings its position', () => {
  const position = { lat: 24.69, lng: 46.68, zoom: 14 }
  expect(target('', { q: 'a', city: 'olaya', position })).toBe('?q=a&city=olaya&lat=24.69&lng=46.68&zoom=14')
})

test("the reader's own place", () => {
  expect(target('city=riyadh', { q: '', position: { lat: 21.5, lng: 39.2, zoom: 14 } })).toBe(
    '?lat=21.5&lng=39.2&zoom=14',
  )
})
