import { candidateBounds } from '@qareeb/contract/candidates'

type Distant = { id: string; distanceKm: number | null }

/** The distance to warn about; null within reach, or while it is not known. */
export const farKm = ({ distanceKm }: Distant): number | null =>
  distanceKm !== null && distanceKm > candidateBounds.farKm ? distanceKm : null

/** The nearest location of the same ad that is nearer than the chosen one. */
export function nearerLocation<Location extends Distant>(
  locations: readonly Location[],
  chosen: Location,
): Location | null {
  let nearest = chosen
  for (const location of locations)
    if ((location.distanceKm ?? Infinity) < (nearest.distanceKm ?? Infinity)) nearest = location
  return nearest === chosen ? null : nearest
}
