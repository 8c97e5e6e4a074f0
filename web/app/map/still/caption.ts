import type { Locale } from '@qareeb/contract/locale'
import { distanceKm } from '@qareeb/reference/distance'
import { cities } from '@qareeb/reference/places'
import { shownName } from '@qareeb/reference/shown-name'
import type { Label } from '../drawing/place-labels.ts'
import type { Point } from '../drawing/project.ts'
import { stillSize } from './still-size.ts'

/** Kilometres: a city farther away gives the strip no name. */
const nearKm = 60

/** Pixels from the middle, the first free one first. */
const spots = [0, -24, 24, -48].flatMap((down) => [0, -50, 50, -100, 100].map((right) => ({ right, down })))

/**
 * The name of the nearest city in a free spot of the middle, for a strip on which no other name is in sight.
 * @param isClear whether a name there covers nothing
 * @returns null far from every city, and without a free spot
 */
export function captionOf(centre: Point, locale: Locale, isClear: (label: Label) => boolean): Label | null {
  const [nearest] = cities
    .map((city) => ({ city, km: distanceKm(city, centre) }))
    .filter(({ km }) => km < nearKm)
    .toSorted((one, other) => one.km - other.km)
  if (!nearest) return null
  const text = shownName(nearest.city)[locale]
  const labels = spots.map(({ right, down }): Label => ({
    text,
    x: stillSize.width / 2 + right,
    y: stillSize.height / 2 + down,
    isCity: true,
  }))
  return labels.find(isClear) ?? null
}
