import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { describe, expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'
import { circleOf, searchedFilters } from './search-address.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

const place = (key: string): PlaceSummary => ({
  key,
  kind: 'city',
  name: { ar: 'الرياض', en: 'Riyadh' },
  cityName: null,
  lat: 24.7,
  lng: 46.7,
  zoom: 10,
})
const unplaced = { place: null, withoutPlace: null, origin: null }

describe('asks both maps', () => {
  const reader = { lat: 24.714, lng: 46.675 }
  const measured = { ...unplaced, origin: { ...reader, kind: 'viewer' as const } }

  test('for the circle that the answer counts, and not for the rounded one of the address', () => {
    const search = parse('radius=10&lat=24.71&lng=46.68')
    expect(searchedFilters(search, measured)).toEqual({ radius: 10, ...reader })
    expect(circleOf(search, measured)).toEqual({ km: 10, ...reader })
  })

  test('for the circle that “near me” was understood as, which replaces these words and the city', () => {
    const search = { ...parse('q=nurse near me&city=jeddah'), near: { ...reader, km: 25, words: 'nurse' } }
    expect(searchedFilters(search, measured)).toEqual({ q: 'nurse', radius: 25, ...reader })
  })

  test('for a circle elsewhere as the address has it', () => {
    const search = parse('radius=10&lat=21.5&lng=39.2')
    expect(searchedFilters(search, measured)).toEqual({ radius: 10, lat: 21.5, lng: 39.2 })
  })

  test('for the first city where words alone were searched, and for the place that words name', () => {
    const alone = { ...unplaced, place: place('riyadh') }
    expect(searchedFilters(parse('q=near me'), alone)).toEqual({ q: 'near me', city: 'riyadh' })
    const named = { ...unplaced, place: place('jeddah'), withoutPlace: 'nurse' }
    expect(searchedFilters(parse('q=nurse jeddah'), named).city).toBe('jeddah')
  })
})
