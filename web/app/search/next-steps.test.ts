import type { FacetCounts, SearchFilters } from '@qareeb/contract/search'
import { expect, test } from 'vitest'
import type { BoundCall } from '../api.ts'
import { findNextSteps } from './next-steps.ts'
import { parseSearch } from './parse-search.ts'

/** An API that counts as it is told. */
const counting = (totalOf: (filters: SearchFilters) => number): BoundCall => {
  const answer = (query: SearchFilters) =>
    ({ total: { value: totalOf(query), kind: 'exact' } }) as FacetCounts
  // Only counts are asked for here.
  return (async (_: unknown, { query }: { query: SearchFilters }) => answer(query)) as unknown as BoundCall
}

const search = parseSearch(
  new URLSearchParams('category=finance&workMode=hybrid&radius=10&lat=24.7&lng=46.7&zoom=12'),
)

test('offers what gives results, the most first', async () => {
  const call = counting(({ category, radius }) => (category ? (radius === 25 ? 3 : 0) : 12))
  const steps = await findNextSteps(call, search)
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
    ),
  ).toEqual([])
})

test('leaves out a count that does not come', async () => {
  const call = counting(({ workMode }) => {
    if (!workMode) throw new Error('busy')
    return workMode.length
  })
  expect((await findNextSteps(call, search)).every(({ search: next }) => next.filters.workMode)).toBe(true)
})

test('asks for the whole country without the area', async () => {
  const steps = await findNextSteps(
    counting(({ bounds }) => (bounds?.south === 16 ? 9 : 0)),
    search,
  )
  expect(steps.map(({ kind }) => kind)).toEqual(['everywhere'])
})
