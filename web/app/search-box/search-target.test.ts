import { expect, test } from 'vitest'
import { searchTarget, type BoxSearch } from './search-target.ts'

const target = (current: string, box: BoxSearch) =>
  decodeURIComponent(searchTarget(new URLSearchParams(current), box))

test('words and a city with its own zoom', () => {
  expect(target('', { q: ' محاسب ', city: 'mecca' })).toBe('?q=محاسب&city=mecca&zoom=12')
})

test('nothing asked is the bare page', () => {
  expect(target('', { q: '' })).toBe('')
})

test('filters stay, the page of the list does not', () => {
  expect(target('q=a&category=it,finance&after=x', { q: 'b' })).toBe('?q=b&category=it,finance')
})

test('a new place takes the room of the old one', () => {
  expect(target('lat=24&lng=46&zoom=9&radius=5&sort=newest', { q: 'a', city: 'olaya' })).toBe(
    '?sort=newest&q=a&city=olaya',
  )
})

test('words alone leave the map where it stands', () => {
  expect(target('lat=24&lng=46&zoom=9', { q: 'a' })).toBe('?lat=24&lng=46&zoom=9&q=a')
})

test("the reader's own place", () => {
  expect(target('city=riyadh', { q: '', position: { lat: 21.5, lng: 39.2, zoom: 14 } })).toBe(
    '?lat=21.5&lng=39.2&zoom=14',
  )
})
