import type { SearchFilters } from '@qareeb/contract/search/filters'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../address/parse-search.ts'
import { countQueryOf, type Search } from '../../address/search-address.ts'
import { findNextSteps } from './next-steps.ts'

const exactly = (value: number) => ({ value, kind: 'exact' as const })

/** Counts by a given table; null for a missing answer. */
const counting = (totalOf: (filters: SearchFilters) => number | null) => async (search: Search) => {
  const value = totalOf(countQueryOf(search))
  return value === null ? null : exactly(value)
}

const search = parseSearch(
  new URLSearchParams('category=finance&workMode=hybrid&radius=10&lat=24.7&lng=46.7&zoom=12'),
)

test('offers what gives results, the most first', async () => {
  const count = counting(({ category, radius }) => (category ? (radius === 25 ? 3 : 0) : 12))
  const steps = await findNextSteps(count, search, {})
  expect(steps.map(({ kind, total }) => [kind, total.value])).toEqual([
    ['without', 12],
    ['withoutAny', 12],
    ['wider', 3],
  ])
})

test('offers nothing where nothing would help', async () => {
  expect(
    await findNextSteps(
      counting(() => 0),
      search,
      {},
    ),
  ).toEqual([])
})

test('leaves out a count that does not come', async () => {
  const count = counting(({ workMode }) => workMode?.length ?? null)
  expect((await findNextSteps(count, search, {})).every(({ search: next }) => next.filters.workMode)).toBe(
    true,
  )
})

test('offers no radius in a region, which is wider than any', async () => {
  const inRegion = { ...parseSearch(new URLSearchParams('city=region-eastern')), centre: null }
  const steps = await findNextSteps(
    counting(() => 9),
    inRegion,
    {},
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['everywhere'])
})

test.each(['city=riyadh', 'lat=24.7&lng=46.7&zoom=12'])(
  'counts full-remote jobs in no other area: %s',
  async (area) => {
    const remote = parseSearch(new URLSearchParams(`q=falconer&workMode=full-remote&${area}`))
    const asked: SearchFilters[] = []
    const count = async (of: Search) => {
      asked.push(countQueryOf(of))
      return exactly(0)
    }
    await findNextSteps(count, remote, {})
    expect(asked.filter(({ q, workMode }) => q && workMode)).toEqual([])
  },
)

test('places a lower bound before a number that is a little greater', async () => {
  const count = async (of: Search) =>
    countQueryOf(of).category ? exactly(90) : { value: 70, kind: 'atLeast' as const }
  const steps = await findNextSteps(count, search, {})
  expect(steps.map(({ total }) => total.value)).toEqual([70, 70, 90, 90])
})

test('asks for the whole country without the area', async () => {
  const steps = await findNextSteps(
    counting(({ bounds }) => (bounds?.south === 16 ? 9 : 0)),
    search,
    {},
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['everywhere'])
})

test('offers all jobs of the place last, when words were typed', async () => {
  const typed = parseSearch(new URLSearchParams('q=falconer&city=jeddah&category=finance'))
  const steps = await findNextSteps(
    counting(({ q, bounds }) => (q ? (bounds ? 3 : 0) : 900)),
    typed,
    {},
  )
  expect(steps.map(({ kind, total }) => [kind, total.value])).toEqual([
    ['everywhere', 3],
    ['withoutWords', 900],
  ])
})

test('offers each of two words alone that finds jobs, but none that finds what no words do', async () => {
  const typed = parseSearch(new URLSearchParams('q=cashier riyadh&city=riyadh'))
  const found: Record<string, number> = { cashier: 22, riyadh: 900 }
  const steps = await findNextSteps(
    counting(({ q, bounds }) => (q ? (bounds ? 0 : (found[q] ?? 0)) : 900)),
    typed,
    {},
  )
  expect(steps).toMatchObject([{ kind: 'onlyWord', word: 'cashier' }, { kind: 'withoutWords' }])
})

test.each(['cashier', 'one two three'])('offers no word of "%s" alone', async (q) => {
  const { asked, count } = recording(() => 0)
  await findNextSteps(count, parseSearch(new URLSearchParams({ q, city: 'riyadh' })), {})
  expect(asked.filter((filters) => filters.q && filters.q !== q)).toEqual([])
})

test('offers first to remove filters that were read from the words', async () => {
  const typed = parseSearch(new URLSearchParams('q=waiter part time&city=jeddah'))
  const steps = await findNextSteps(
    counting(({ employmentType, bounds }) => (employmentType?.length === 5 ? 10 : bounds ? 30 : 0)),
    typed,
    { employmentType: ['part-time'] },
  )
  expect(steps).toMatchObject([
    { kind: 'notOnly', filter: 'employmentType', values: ['part-time'] },
    { kind: 'everywhere' },
  ])
})

test('offers to remove no filter where the words name nothing else', async () => {
  const typed = parseSearch(new URLSearchParams('q=part time&city=jeddah'))
  const steps = await findNextSteps(
    counting(({ q, employmentType }) => (q && !employmentType ? 0 : 30)),
    typed,
    { employmentType: ['part-time'] },
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['withoutWords'])
})

/** Counts by a given table, and what was asked. */
const recording = (totalOf: (filters: SearchFilters) => number) => {
  const asked: SearchFilters[] = []
  const count = counting((filters) => {
    asked.push(filters)
    return totalOf(filters)
  })
  return { asked, count }
}

const inCountry = ({ bounds }: SearchFilters) => bounds?.south === 16

describe('abroad', () => {
  const cairo = { ...parseSearch(new URLSearchParams('q=nurse&lat=30.04&lng=31.24&zoom=12')), isAbroad: true }

  test('offers the nearest cities and the whole country, and asks for nothing in the area', async () => {
    const { asked, count } = recording((filters) => (inCountry(filters) ? 90 : filters.city ? 9 : 0))
    const steps = await findNextSteps(count, cairo, {})
    expect(steps).toMatchObject([
      { kind: 'city', city: 'medina', search: { filters: { q: 'nurse', city: 'medina' } } },
      { kind: 'city', city: 'jeddah' },
      { kind: 'city', city: 'mecca' },
      { kind: 'everywhere' },
    ])
    expect(asked).toHaveLength(4)
  })

  test('offers to drop a filter in the whole country where nothing else helps', async () => {
    const filtered = {
      ...cairo,
      filters: { ...cairo.filters, category: ['legal' as const], verified: true as const },
    }
    const { asked, count } = recording((filters) => (inCountry(filters) && !filters.category ? 7 : 0))
    const steps = await findNextSteps(count, filtered, {})
    expect(steps).toMatchObject([
      { kind: 'without', filter: 'category', isInCountry: true, total: exactly(7) },
      { kind: 'withoutAny', isInCountry: true },
      { kind: 'allJobs', isInCountry: true },
    ])
    expect(asked).toHaveLength(6)
  })
})

describe('where no single change helps', () => {
  const filtered = parseSearch(
    new URLSearchParams('q=falconer&category=legal&seniority=senior&lat=24.7&lng=46.7&zoom=12'),
  )

  test('offers two at once', async () => {
    const count = counting((filters) => {
      if (filters.q) return inCountry(filters) && !filters.category ? 2 : 0
      return filters.category ? 0 : 300
    })
    expect(await findNextSteps(count, filtered, {})).toMatchObject([
      { kind: 'without', filter: 'category', isInCountry: true, total: exactly(2) },
      { kind: 'withoutAny', isInCountry: true },
      { kind: 'allJobs', total: exactly(300) },
      { kind: 'allJobs', isInCountry: true },
    ])
  })

  test('asks for no filter alone where all of them left out give nothing', async () => {
    const { asked, count } = recording(({ q, category }) => (q || category ? 0 : 300))
    await findNextSteps(count, filtered, {})
    expect(
      asked.filter(({ category, seniority }) => (category === undefined) !== (seniority === undefined)),
    ).toEqual([])
  })
})

test('offers the cities around an area that holds nothing', async () => {
  const desert = parseSearch(new URLSearchParams('lat=20.5&lng=51.5&zoom=12'))
  const steps = await findNextSteps(
    counting((filters) => (inCountry(filters) ? 90 : filters.city === 'riyadh' ? 40 : 0)),
    desert,
    {},
  )
  expect(steps).toMatchObject([{ kind: 'city', city: 'riyadh' }, { kind: 'everywhere' }])
})

test('leaves the words that ask for what is near when it leads away', async () => {
  const near = {
    ...parseSearch(new URLSearchParams('q=nurse near me')),
    near: { lat: 25.2, lng: 55.27, km: 50, words: 'nurse' },
    isAbroad: true,
  }
  const { asked, count } = recording(() => 5)
  await findNextSteps(count, near, {})
  expect(asked.map(({ q }) => q)).toEqual(['nurse', 'nurse', 'nurse', 'nurse'])
})

test('near the reader, leaves out the other words and stays there', async () => {
  const near = {
    ...parseSearch(new URLSearchParams('q=nurse near me&city=riyadh')),
    near: { lat: 20, lng: 51, km: 50, words: 'nurse' },
  }
  const { asked, count } = recording(({ q }) => (q === 'near me' ? 4 : 0))
  expect(await findNextSteps(count, near, {})).toMatchObject([
    { kind: 'withoutWords', search: { near: { km: 50, words: '' } } },
  ])
  expect(asked.some(({ q }) => q === undefined)).toBe(false)
})
