import type { SearchFilters } from '@qareeb/contract/search/filters'
import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { countQueryOf, type Search } from '../address/search-address.ts'
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
