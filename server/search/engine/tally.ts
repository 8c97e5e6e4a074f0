import type { SearchFilter } from './request.ts'
import { sampleOf } from './sample.ts'
import type { Statistics } from './statistics.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** A number of ads; when not exact, an estimate from a sample. */
export type Tally = { value: number; exact: boolean }

/** Microseconds of the database's processor: cheaper than a look at the sample, so counted exactly at once. */
const cheap = 6_000

/** … and what an exact count may cost when the sample says that few match. */
const affordable = 15_000

/** Up to this many an estimate would be seen to be wrong. */
const few = 5_000

/** Where to count: in everything that matches when that is cheap, else in the sample first. */
export function planCount(
  filter: SearchFilter,
  statistics: Statistics,
): { way: WayIn; sample: WayIn | null; scale: number } {
  const { way, cost } = cheapestWay(filter, statistics, 'list')
  if (cost <= cheap) return { way, sample: null, scale: 1 }
  return { way, ...sampleOf(filter, statistics) }
}

/** Whether to count exactly after a sample that found `hits` rows; `sets` are counted in the same answer. */
export function deservesExactness(
  filter: SearchFilter,
  statistics: Statistics,
  hits: number,
  sets = 1,
): boolean {
  if (hits * sampleOf(filter, statistics).scale > few) return false
  return cheapestWay(filter, statistics, 'list').cost <= affordable / sets
}
