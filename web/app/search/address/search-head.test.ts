import { phrases as jobAds } from '@qareeb/content/ar/phrases/job-ads'
import { phrases } from '@qareeb/content/ar/phrases/search'
import { expect, test } from 'vitest'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { isolateName } from '../../i18n/isolate.ts'
import type { ShownList } from '../shown-list.ts'
import { parseSearch } from './parse-search.ts'
import { searchHead } from './search-head.ts'

const jeddah = {
  key: 'jeddah',
  kind: 'city' as const,
  name: { ar: 'جدة', en: 'Jeddah' },
  cityName: null,
  lat: 21.5,
  lng: 39.2,
  zoom: 10,
}
const list = (place: ShownList['place'], items: ShownList['items'] = []): ShownList => ({
  items,
  next: null,
  total: null,
  sort: 'newest',
  place,
  origin: null,
  corrections: [],
  withoutPlace: null,
  typedFilters: {},
  withoutTyped: {},
  wantsPosition: false,
  nearMe: null,
})
const words = {
  search: bindPhrases<'search'>(phrases, 'ar'),
  jobAds: bindPhrases<'jobAds'>(jobAds, 'ar'),
}
const head = (query: string, place: ShownList['place'] = null) =>
  searchHead(parseSearch(new URLSearchParams(query)), list(place), 'ar', words)

test('words and a chosen city', () => {
  expect(head('q=C%2B%2B&city=jeddah', jeddah).title).toBe(`وظائف ${isolateName('C++')} في جدة`)
})

test.each(['q=محاسب جدة', 'q=محاسب جدة&city=jeddah', 'q=accountant JEDDAH&city=jeddah'])(
  'a place among the words is not said twice: %s',
  (query) => {
    expect(head(query, jeddah).title).toBe(`وظائف: ${isolateName(new URLSearchParams(query).get('q') ?? '')}`)
  },
)

test('remote jobs are those of no place', () => {
  expect(head('city=jeddah&workMode=full-remote', jeddah).title).toBe(phrases.allRemote)
  expect(head('city=jeddah&workMode=full-remote,hybrid', jeddah).title).toBe('وظائف في جدة')
})

test('each category of a city has a title and a description of its own', () => {
  const finance = head('city=jeddah&category=finance', jeddah)
  expect(finance.title).toBe('وظائف المالية والمحاسبة في جدة')
  expect(finance.description).toContain(finance.title)
  const city = head('city=jeddah', jeddah)
  expect([city.title, city.description]).not.toContain(finance.title)
  expect(city.description).not.toBe(finance.description)
  expect(head('category=finance').title).toBe('وظائف المالية والمحاسبة')
  expect(head('city=jeddah&category=it,finance', jeddah).title).toBe('وظائف في جدة')
})

test('the canonical address is the search as it was understood', () => {
  expect(head('utm_source=x&category=it,finance&city=jeddah&zoom=9&sort=newest', jeddah).canonicalQuery).toBe(
    '?city=jeddah&category=it,finance',
  )
  expect(head('category=wizardry&city=jeddah', jeddah).canonicalQuery).toBe('?city=jeddah')
})

test('an address that was corrected is not for search engines', () => {
  expect(head('category=wizardry&city=jeddah', jeddah).noindex).toBe(true)
})
