import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { describe, expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'
import { inNamedPlace, shownPosition, withFilters } from './search-address.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

const olaya: PlaceSummary = {
  key: 'riyadh-al-olaya',
  kind: 'district',
  name: { ar: 'العليا', en: 'Al Olaya' },
  cityName: null,
  lat: 24.69,
  lng: 46.68,
  zoom: 14,
}

/** Answers to words that name no place, and to those that name one. */
const unplaced = { place: null, withoutPlace: null }
const named = (place: PlaceSummary) => ({ ...unplaced, place, withoutPlace: 'nurse' })

describe('goes to a place', () => {
  test('that its words name, unless a rectangle is drawn', () => {
    expect(inNamedPlace(parse('q=nurse olaya&lat=21&lng=39'), named(olaya)).filters.city).toBe(
      'riyadh-al-olaya',
    )
    expect(inNamedPlace(parse('q=nurse olaya&bounds=24,46,25,47'), named(olaya)).filters.city).toBeUndefined()
    expect(inNamedPlace(parse('q=nurse'), unplaced).filters.city).toBeUndefined()
  })

  test('but to no region from a radius, which lies elsewhere', () => {
    const eastern: PlaceSummary = { ...olaya, key: 'region-eastern', kind: 'region' }
    expect(inNamedPlace(parse('q=nurse eastern'), named(eastern)).filters.city).toBe('region-eastern')
    expect(
      inNamedPlace(parse('q=nurse eastern&lat=24.8&lng=46.6&radius=10'), named(eastern)).filters.city,
    ).toBeUndefined()
  })

  test('but not to the first city, where words name none', () => {
    const answer = { ...unplaced, place: { ...olaya, key: 'riyadh' } }
    const search = withFilters(parse('q=nurse'), { radius: 10 })
    expect(inNamedPlace(search, answer)).toBe(search)
  })

  test('and shows it, unless the address has a position', () => {
    expect(shownPosition(parse('q=nurse olaya&lat=21&lng=39'), olaya)).toEqual({
      lat: 24.69,
      lng: 46.68,
      zoom: 14,
    })
    expect(shownPosition(parse('city=riyadh-al-olaya&zoom=12'), olaya).zoom).toBe(12)
    expect(shownPosition(parse('city=riyadh-al-olaya&lat=24.6&lng=46.6&zoom=13'), olaya).lat).toBe(24.6)
  })
})
