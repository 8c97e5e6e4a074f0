import type { FacetCounts } from '@qareeb/contract/search/counts'
import { expect, test } from 'vitest'
import { countsOf, exactly } from '../testing-counts.ts'
import { orderOf } from './facet-order.ts'

const none = exactly(0)
const counts: FacetCounts = {
  ...countsOf(17, 0),
  category: {
    finance: exactly(17),
    retail: exactly(3),
    administration: exactly(4),
    other: exactly(9),
    it: none,
  },
  workMode: { onsite: none, hybrid: exactly(2), 'full-remote': exactly(5) },
  writtenIn: { ar: exactly(8), en: none, both: exactly(2) },
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
