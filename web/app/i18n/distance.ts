import type { Locale } from '@qareeb/contract/locale'
import type { BoundPhrases } from './bind-phrases.ts'
import { isolate } from './isolate.ts'
import { formatNumber } from './numbers.ts'

/** Straight-line distance from the reader: «على بُعد 1.2 كم», "12 km away". @param km from 0 */
export function formatDistance(km: number, locale: Locale, units: BoundPhrases<'units'>): string {
  return units('kilometresAway', { distance: isolate(formatKilometres(km, locale)) })
}

/** Kilometres alone: one decimal under 10, and never less than the smallest that this can say. */
export function formatKilometres(km: number, locale: Locale): string {
  const tenths = Math.max(0.1, Math.round(km * 10) / 10)
  return tenths < 10 ? formatNumber(tenths, locale, 1) : formatNumber(Math.round(km), locale)
}
