import type { FacetCounts } from '@qareeb/contract/search/counts'
import { expect, test } from 'vitest'
import { orderOf } from './facet-order.ts'

const exact = (value: number) => ({ value, kind: 'exact' as const })
const none = exact(0)
const counts: FacetCounts = {
  total: exact(17),
  locations: exact(21),
  remote: none,
  category: { finance: exact(17), retail: exact(3), administration: exact(4), other: exact(9), it: none },
  workMode: { onsite: none, hybrid: exact(2), 'full-remote': exact(5) },
  employmentType: {},
  contractType: {},
  seniority: {},
  minSalary: {},
  postedWithin: {},
  writtenIn: { ar: exact(8), en: none, both: exact(2) },
}
const byName = (one: string, other: string) => (one < other ? -1 : 1)

test('categories stand by their counts, "other" behind them, and those without jobs last', () => {
  const order = orderOf('category', counts, byName)
  expect(order.slice(0, 3)).toEqual(['finance', 'administration', 'retail'])
  expect(order.slice(-2)).toEqual(['other', 'it'])
})

test('categories are in order of their names without counts', () => {
  const order = orderOf('category', null, byName)
  expect(order.slice(0, 2)).toEqual(['administration', 'cleaning'])
  expect(order.at(-1)).toBe('other')
})

test('values with a fixed order keep it; values without jobs come last', () => {
  expect(orderOf('workMode', counts, byName)).toEqual(['hybrid', 'full-remote', 'onsite'])
  expect(orderOf('workMode', null, byName)).toEqual(['onsite', 'hybrid', 'full-remote'])
})

test('a language in which no ad is written comes last', () => {
  expect(orderOf('writtenIn', counts, byName)).toEqual(['ar', 'both', 'en'])
})
