import type { Count, RoundedCount } from '@qareeb/contract/search/counts'
import { totalCeiling } from '@qareeb/contract/search/search-bounds'
import type { RoughCount } from './engine/count-matches.ts'
import type { Count as FoundCount } from './engine/count.ts'

/** A number as it is shown: an estimate with two digits and the word "about". */
export const toCount = ({ value, exact }: { value: number; exact: boolean }): RoundedCount =>
  exact ? { value, kind: 'exact' } : { value: twoDigits(value), kind: 'about' }

/** A total that is not known is "1,000+" where it is more than that beyond doubt. */
export const toTotal = (total: FoundCount): Count =>
  isBeyondDoubt(total) ? { value: totalCeiling, kind: 'atLeast' } : toCount(total)

/** The total of a rough count. Pages show a lower bound as "more than 70", so it is rounded down to tens below the bound. */
export const toRoughTotal = (found: RoughCount): Count =>
  'atLeast' in found ? { value: tensBelow(found.atLeast), kind: 'atLeast' } : toTotal(found)

const tensBelow = (ads: number): number => (ads > 10 ? Math.floor((ads - 1) / 10) * 10 : Math.max(1, ads - 1))

/** Whether an estimate is above the ceiling even when it is off by three standard deviations of its sample. */
const isBeyondDoubt = (total: FoundCount): boolean =>
  !total.exact && total.value * (1 - 3 / Math.sqrt(total.seen)) > totalCeiling

function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}
