import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-phrases.ts'
import type { Facet } from './filter-names.ts'

/** The values of each filter, in the order of the contract. */
export const facetValues = {
  category: jobCategories,
  workMode: workModes,
  employmentType: employmentTypes,
  seniority: seniorityLevels,
  contractType: contractTypes,
} as const satisfies Record<Facet, readonly string[]>

type Value = (typeof facetValues)[Facet][number]

/**
 * The order of a filter's values: those that give jobs first, categories by how many. It is decided by the first counts
 * that arrive, since nothing moves under the finger that chooses.
 */
export function useFacetOrder(
  name: Facet,
  counts: FacetCounts | null,
  labelOf: (value: string) => string,
): readonly Value[] {
  const { compare } = new Intl.Collator(useLocale())
  const [order, setOrder] = useState<readonly Value[] | null>(null)
  if (order) return order
  const byName = (one: Value, other: Value) => compare(labelOf(one), labelOf(other))
  const sorted = orderOf(name, counts, byName)
  if (counts) setOrder(sorted)
  return sorted
}

/** Categories have no order of their own; without counts they stand by the alphabet. "Other" is the last that gives jobs. */
export function orderOf(
  name: Facet,
  counts: FacetCounts | null,
  byName: (one: Value, other: Value) => number,
): readonly Value[] {
  const values: readonly Value[] = facetValues[name]
  const countOf = (value: Value) => counts?.[name][value]?.value ?? 1
  const isEmpty = (value: Value) => Number(countOf(value) === 0)
  const isOther = (value: Value) => Number(value === 'other')
  return values.toSorted(
    (one, other) =>
      isEmpty(one) - isEmpty(other) ||
      (name === 'category'
        ? isOther(one) - isOther(other) || countOf(other) - countOf(one) || byName(one, other)
        : 0),
  )
}
