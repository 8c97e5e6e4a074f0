import type { Count, RoundedCount } from '@qareeb/contract/search/counts'
import { totalCeiling } from '@qareeb/contract/search/search-bounds'
import type { BoundedCount } from './engine/count-matches.ts'
import type { Count as FoundCount } from './engine/count.ts'

/** A number as it is shown: an estimate with two digits and the word "about". */
export const toCount = ({ value, exact }: { value: number; exact: boolean }): RoundedCount =>
  exact ? { value, kind: 'exact' } : { value: twoDigits(value), kind: 'about' }

/** A total that is not known is "1,000+" where it is more than that beyond doubt. */
export const toTotal = (total: FoundCount): Count =>
  isBeyondDoubt(total) ? { value: totalCeiling, kind: 'atLeast' } : toCount(total)

/** A rough count, of which "at least" is stated in tens: "70+". */
export const toBounded = (found: BoundedCount): Count =>
  'atLeast' in found ? { value: Math.floor(found.atLeast / 10) * 10, kind: 'atLeast' } : toTotal(found)

/** Whether an estimate is above the ceiling even when it is off by three standard deviations of its sample. */
const isBeyondDoubt = (total: FoundCount): boolean =>
  !total.exact && total.value * (1 - 3 / Math.sqrt(total.seen)) > totalCeiling

function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}
