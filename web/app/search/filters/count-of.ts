import type { FacetCounts, RoundedCount } from '@qareeb/contract/search/counts'
import { type FilterName, isCounted } from './filter-names.ts'

/** The number of jobs that a value of a filter would give; undefined where it is not known. */
export function countOf(
  name: FilterName,
  value: string,
  counts: Partial<FacetCounts> | null,
): RoundedCount | undefined {
  // Just after a deployment a browser may hold an answer of the version before, which lacks a filter.
  return isCounted(name) ? counts?.[name]?.[value] : undefined
}

/** Whether choosing a value would give nothing; a chosen one can always be taken back. */
export const isIdle = (count: RoundedCount | undefined, value: string, chosen: readonly string[]): boolean =>
  count?.value === 0 && !chosen.includes(value)
