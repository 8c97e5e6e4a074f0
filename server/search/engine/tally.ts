import { affordableCount, cheapCount, fewAds } from './limits.ts'
import type { SearchFilter } from './request.ts'
import { sampleOf } from './sample.ts'
import type { Statistics } from './statistics.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** A number of ads; when not exact, an estimate from a sample. */
export type Tally = { value: number; exact: boolean }

/** Where to count: in everything that matches when that is cheap, else in the sample first. */
export function planCount(
  filter: SearchFilter,
  statistics: Statistics,
): { way: WayIn; sample: WayIn | null; scale: number } {
  const { way, cost } = cheapestWay(filter, statistics, 'list')
  if (cost <= cheapCount) return { way, sample: null, scale: 1 }
  return { way, ...sampleOf(filter, statistics) }
}

/** Whether what `hits` rows of a sample stand for is so little that an estimate would be seen to be wrong. */
export const areFew = (filter: SearchFilter, statistics: Statistics, hits: number): boolean =>
  hits * sampleOf(filter, statistics).scale <= fewAds

/** Whether to count exactly after a sample that found `hits` rows; `sets` are counted in the same answer. */
export function deservesExactness(
  filter: SearchFilter,
  statistics: Statistics,
  hits: number,
  sets = 1,
): boolean {
  return (
    areFew(filter, statistics, hits) && cheapestWay(filter, statistics, 'list').cost <= affordableCount / sets
  )
}
