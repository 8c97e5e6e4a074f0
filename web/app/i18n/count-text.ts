import type { Count } from '@qareeb/contract/search'
import { formatNumber } from './numbers.ts'

/** How many, in digits alone: `238`, or `1,000+` where nobody counted further. Alike in both languages. */
export const countText = ({ value, kind }: Count): string =>
  formatNumber(value, 'en') + (kind === 'atLeast' ? '+' : '')
