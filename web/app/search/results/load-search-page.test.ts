import { defaultCity } from '@qareeb/contract/cities'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { kingdom } from '@qareeb/reference/gulf'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, type BoundCall } from '../../http/api.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import type { ShownList } from '../shown-list.ts'
import { countsOf } from '../testing-counts.ts'
import { loadSearchPage } from './load-search-page.ts'

/** An empty list, and the counts of one. */
const list: ShownList & Pick<FacetCounts, 'remote'> = {
  items: [],
  next: null,
  total: { value: 0, kind: 'exact' },
  remote: { value: 0, kind: 'exact' },
  sort: 'newest',
  place: null,
  origin: null,
  corrections: [],
  withoutPlace: null,
  typedFilters: {},
  withoutTyped: {},
  wantsPosition: false,
  nearMe: null,
}

beforeAll(loadEveryPhrase)

/** Loads the page with an API that refuses these parameters whenever they are asked for. */
function load(query: string, refused: readonly string[]) {
  const asked: Record<string, unknown>[] = []
  const answer = (input: { query?: Record<string, unknown> }) => {
    const given = input.query ?? {}
    asked.push(given)
    const errors = refused
      .filter((path) => given[path] !== undefined && given[path] !== defaultCity)
      .map((path) => ({ path, problem: 'invalid' as const, message: '' }))
    if (errors.length > 0) throw new ApiError(400, { errors })
    return list
  }
  // Every call of this page asks with a query, and an empty list serves for each.
  const call = (async (_: unknown, input: object) => answer(input)) as BoundCall
  const url = new URL(`https://qareeb.example/search?${query}`)
  return { asked, page: loadSearchPage({ url, locale: 'ar', call, viewer: null }) }
}

test('an unknown city keeps the words and the filters', async () => {
  const { search, head } = await load('city=atlantis&q=nurse&category=healthcare', ['city']).page
  expect(search).toMatchObject({ filters: { q: 'nurse', category: ['healthcare'] }, problem: 'misread' })
  expect(search.filters.city).toBeUndefined()
  expect(head.noindex).toBe(true)
})

test('a cursor of another list leaves the search', async () => {
  const { search } = await load('city=jeddah&after=abc', ['after']).page
  expect(search).toMatchObject({ filters: { city: 'jeddah' }, after: undefined, problem: 'misread' })
})

test('an order that cannot be had there gives way to another, which the list shows', async () => {
  const { search } = await load('city=region-eastern&sort=closest', ['sort']).page
  expect(search).toMatchObject({ filters: { city: 'region-eastern' }, sort: undefined, problem: undefined })
})

describe('a search in a region', () => {
  const eastern = {
    key: 'region-eastern',
    kind: 'region',
    name: { ar: 'المنطقة الشرقية', en: 'Eastern Province' },
    cityName: null,
    lat: 24,
    lng: 50,
    zoom: 5,
  } satisfies ShownList['place']
  const viewer = { lat: 21.543, lng: 39.173 }
  /** An API that answers every search with this place, and the page's reading of that answer. */
  const searchOf = async (query: string, place: ShownList['place'], asker: typeof viewer | null) => {
    const call = (async () => ({ ...list, place, withoutPlace: place && '' })) as unknown as BoundCall
    const url = new URL(`https://qareeb.example/search?${query}`)
    return (await loadSearchPage({ url, locale: 'ar', call, viewer: asker })).search
  }

  test.for(['city=region-eastern', 'q=المنطقة الشرقية'])(
    'measures from the reader alone: %s',
    async (query) => {
      expect((await searchOf(query, eastern, null)).centre).toBeNull()
      expect((await searchOf(query, eastern, viewer)).centre).toEqual(viewer)
    },
  )

  test('with a radius is centred on the reader instead of the region', async () => {
    const search = await searchOf('city=region-eastern&radius=10', null, viewer)
    expect(search).toMatchObject({ filters: { radius: 10 }, position: { lat: 21.54, lng: 39.17 } })
    expect(search.filters.city).toBeUndefined()
  })

  test('has a centre under a rectangle', async () => {
    expect((await searchOf('city=region-eastern&bounds=24,46,25,47', eastern, null)).centre).toBeUndefined()
  })
})

describe('a page of remote jobs alone, from an area around Dubai', () => {
  const isAbroad = async (query: string, inPlace: number) => {
    const counts = countsOf(inPlace, 40)
    const call = (async ({ path }: { path: string }) =>
      path.endsWith('/facets') ? counts : { ...list, items: [{ workMode: 'full-remote' }] }) as BoundCall
    const url = new URL(`https://qareeb.example/search?lat=25.2&lng=55.27&zoom=7${query}`)
    return (await loadSearchPage({ url, locale: 'ar', call, viewer: null })).search.isAbroad
  }

  test('is abroad where it is the first', async () => {
    expect(await isAbroad('', 0)).toBe(true)
  })

  test('leaves the search as it was where it is a later one', async () => {
    expect(await isAbroad('&after=abc', 23)).toBe(false)
    expect(await isAbroad('&after=abc', 0)).toBe(true)
  })
})

test('a second refusal leads to the bare page', async () => {
  const { page } = load('q=nurse', ['q'])
  expect((await page).search).toMatchObject({ filters: {}, problem: 'misread' })
})

test('any other refusal is not taken for a bad address', async () => {
  const call: BoundCall = async () => Promise.reject(new ApiError(503, undefined))
  const url = new URL('https://qareeb.example/search?q=nurse')
  await expect(loadSearchPage({ url, locale: 'ar', call, viewer: null })).rejects.toThrow(ApiError)
})

test('the place that the words name is asked for as the same search, and counts once, after the list', async () => {
  const asked: string[] = []
  const jeddah = { key: 'jeddah', kind: 'city', name: { ar: 'جدة', en: 'Jeddah' }, cityName: null }
  const call = (async ({ path }: { path: string }, { query }: { query: Record<string, unknown> }) => {
    asked.push([path, query['city'], query['uncounted']].join(' '))
    const place = { ...jeddah, lat: 21.5, lng: 39.2, zoom: 10 }
    return { ...list, items: [{}], place, withoutPlace: 'nurse' }
  }) as unknown as BoundCall
  const url = new URL('https://qareeb.example/search?q=nurse jeddah')
  await loadSearchPage({ url, locale: 'ar', call, viewer: null })
  expect(asked).toEqual([
    '/api/v1/job-ad riyadh ',
    '/api/v1/job-ad jeddah true',
    '/api/v1/job-ad/facets jeddah ',
  ])
})

test.each(['near me', '😀', 'nurse'])(
  'the words «%s» alone are asked for once, in the first city',
  async (q) => {
    const asked: unknown[] = []
    const riyadh = { key: 'riyadh', kind: 'city', name: { ar: 'الرياض', en: 'Riyadh' }, cityName: null }
    const call = (async (_: unknown, { query }: { query: Record<string, unknown> }) => {
      asked.push([query['city'], query['bounds']])
      return { ...list, items: [{}], place: { ...riyadh, lat: 24.7, lng: 46.7, zoom: 10 } }
    }) as unknown as BoundCall
    const url = new URL(`https://qareeb.example/search?q=${q}`)
    const { search } = await loadSearchPage({ url, locale: 'en', call, viewer: null })
    expect(asked).toEqual([
      ['riyadh', undefined],
      ['riyadh', undefined],
    ])
    expect(search.namesPlace).toBeUndefined()
  },
)

test('"remote" among the words is asked for in the whole country', async () => {
  const asked: Record<string, unknown>[] = []
  const call = (async (_: unknown, { query }: { query: Record<string, unknown> }) => {
    asked.push(query)
    return { ...list, items: [{}], typedFilters: { workMode: ['full-remote'] } }
  }) as unknown as BoundCall
  const url = new URL('https://qareeb.example/search?q=remote accountant')
  const { search } = await loadSearchPage({ url, locale: 'en', call, viewer: null })
  expect(search.filters).toMatchObject({ q: 'remote accountant', bounds: kingdom })
  expect(asked.at(-1)).toMatchObject({ bounds: kingdom })
  // The list twice, and the counts of the shown one alone.
  expect(asked).toHaveLength(3)
})
