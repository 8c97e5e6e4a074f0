import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import { writtenLanguages } from '@qareeb/contract/search/choices'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-phrases.ts'
import { countOf } from './count-of.ts'
import type { Facet } from './filter-names.ts'

/** Filters whose values are sorted. Steps of pay and of days are not: a scale is read from one end to the other. */
type SortedFilter = Facet | 'writtenIn'

/** The values of each filter, in the order of the contract. */
export const facetValues = {
  category: jobCategories,
  workMode: workModes,
  employmentType: employmentTypes,
  seniority: seniorityLevels,
  contractType: contractTypes,
  writtenIn: writtenLanguages,
} as const satisfies Record<SortedFilter, readonly string[]>

type ValueOf<Name extends SortedFilter> = (typeof facetValues)[Name][number]

/**
 * The order of a filter's values: those that give jobs first, categories by how many. It is decided by the first counts
 * that arrive, since nothing moves under the finger that chooses.
 */
export function useFacetOrder<Name extends SortedFilter>(
  name: Name,
  counts: FacetCounts | null,
  labelOf: (value: ValueOf<Name>) => string,
): readonly ValueOf<Name>[] {
  const { compare } = new Intl.Collator(useLocale())
  const [order, setOrder] = useState<readonly ValueOf<Name>[] | null>(null)
  if (order) return order
  const byName = (one: ValueOf<Name>, other: ValueOf<Name>) => compare(labelOf(one), labelOf(other))
  const sorted = orderOf(name, counts, byName)
  if (counts) setOrder(sorted)
  return sorted
}

/** Categories have no order of their own; without counts they stand by the alphabet. "Other" is the last that gives jobs. */
export function orderOf<Name extends SortedFilter>(
  name: Name,
  counts: FacetCounts | null,
  byName: (one: ValueOf<Name>, other: ValueOf<Name>) => number,
): readonly ValueOf<Name>[] {
  const values: readonly ValueOf<Name>[] = facetValues[name]
  const numberOf = (value: ValueOf<Name>) => countOf(name, value, counts)?.value ?? 1
  const isEmpty = (value: ValueOf<Name>) => Number(numberOf(value) === 0)
  const isOther = (value: ValueOf<Name>) => Number(value === 'other')
  return values.toSorted(
    (one, other) =>
      isEmpty(one) - isEmpty(other) ||
      (name === 'category'
        ? isOther(one) - isOther(other) || numberOf(other) - numberOf(one) || byName(one, other)
        : 0),
  )
}
