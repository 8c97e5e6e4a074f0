import { affordableCount, cheapCount, fewAds } from './limits.ts'
import type { SearchFilter } from './request.ts'
import { sampleOf } from './sample.ts'
import type { Statistics } from './statistics.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** A number of ads: exact, or an estimate that stands on so many ads seen in a sample. */
export type Tally = { value: number; exact: true } | { value: number; exact: false; seen: number }

/** What ads seen in a sample stand for, each for `scale`. */
export const estimate = (seen: number, scale: number): Tally => ({
  value: Math.round(seen * scale),
  exact: false,
  seen,
})

/** Where to count: in everything that matches when that is cheap, else in the sample first. */
export function planCount(
  filter: SearchFilter,
  statistics: Statistics,
): { way: WayIn; cost: number; sample: WayIn | null; scale: number } {
  const { way, cost } = cheapestWay(filter, statistics, 'list')
  if (cost <= cheapCount) return { way, cost, sample: null, scale: 1 }
  return { way, cost, ...sampleOf(filter, statistics) }
}

/** Whether a number that a sample stands for is so small that it would be seen to be no more than about right. */
export const areFew = (estimate: number): boolean => estimate <= fewAds

/** Whether to count exactly what a sample says about; so many `questions` are counted in the same answer. */
export const deservesExactness = (
  estimate: number,
  filter: SearchFilter,
  statistics: Statistics,
  questions = 1,
): boolean => areFew(estimate) && cheapestWay(filter, statistics, 'list').cost <= affordableCount / questions
