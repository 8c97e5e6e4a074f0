import type { Locale } from '@qareeb/contract/locale'
import type { BoundPhrases } from './bind-phrases.ts'
import { isolateCode } from './isolate.ts'
import { formatNumber } from './numbers.ts'

/** Where a distance counts from: the reader, or the middle of a place or of the map. */
export type DistanceOrigin = 'viewer' | 'centre'

const phrases = { viewer: 'kilometresAway', centre: 'kilometresFromCentre' } as const

/** Straight-line distance: «على بُعد 1.2 كم», "12 km away", "12 km from the centre". @param km from 0 */
export function formatDistance(
  { km, from }: { km: number; from: DistanceOrigin },
  locale: Locale,
  units: BoundPhrases<'units'>,
): string {
  return units(phrases[from], { distance: isolateCode(formatKilometres(km, locale)) })
}

/** Kilometres alone: one decimal under 10, and never less than the smallest shown distance. */
export function formatKilometres(km: number, locale: Locale): string {
  const tenths = Math.max(0.1, Math.round(km * 10) / 10)
  return tenths < 10 ? formatNumber(tenths, locale, 1) : formatNumber(Math.round(km), locale)
}
