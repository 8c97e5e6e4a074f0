import { cheapestPath } from './choose-access-path.ts'
import type { AccessPath } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { costOfSample, sampleOf } from './sample.ts'
import { estimateSelectivity } from './selectivity.ts'
import type { Statistics } from './statistics.ts'
import { affordableCount, affordableRare, cheapCount, fewAds } from './thresholds.ts'

/** A number of ads: exact, or an estimate from `seen` ads in a sample. */
export type Count = { value: number; exact: true } | { value: number; exact: false; seen: number }

/** Ads in a sample, each counted `scale` times. */
export const estimate = (seen: number, scale: number): Count => ({
  value: Math.round(seen * scale),
  exact: false,
  seen,
})

/** Where to count: in everything that matches when that is cheap or costs no more than the sample, else in the sample first. */
export function planCount(
  filter: SearchFilter,
  statistics: Statistics,
): { path: AccessPath; cost: number; sample: AccessPath | null; scale: number } {
  const selectivity = estimateSelectivity(filter, statistics)
  const { path, cost } = cheapestPath(filter, statistics, 'list', selectivity)
  if (cost <= cheapCount || cost <= costOfSample(filter, selectivity))
    return { path, cost, sample: null, scale: 1 }
  return { path, cost, ...sampleOf(filter, statistics) }
}

/** Whether an estimated number is so small that readers could see its error. */
export const areFew = (estimate: number): boolean => estimate <= fewAds

/**
 * True if an exact count is cheap enough after a nearly empty sample. Several words are counted only below a cost
 * limit.
 */
export const isBearable = ({ words = [] }: SearchFilter, cost: number, most = affordableRare): boolean =>
  words.length < 2 || cost <= most

/** Whether to count a sample's result exactly; so many `questions` are counted in the same answer. */
export const shouldCountExactly = (
  estimate: number,
  filter: SearchFilter,
  statistics: Statistics,
  questions = 1,
): boolean => areFew(estimate) && cheapestPath(filter, statistics, 'list').cost <= affordableCount / questions
