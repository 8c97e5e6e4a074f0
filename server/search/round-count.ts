import type { Count } from '@qareeb/contract/search'
import type { Tally } from './engine/tally.ts'

/** A number as it is said: an estimate with two digits and the word "about". */
export const toCount = ({ value, exact }: Tally): Count =>
  exact ? { value, kind: 'exact' } : { value: twoDigits(value), kind: 'about' }

function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}
