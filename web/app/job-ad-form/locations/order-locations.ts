import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { distanceKm } from '@qareeb/reference/distance'

type Placed = Pick<OrganizationLocation, 'id' | 'lat' | 'lng'>

/** The chosen branches first, in the order in which they were chosen, then the others, the nearest to those first. */
export function orderLocations<Location extends Placed>(
  locations: readonly Location[],
  chosenIds: readonly string[],
): Location[] {
  const chosen = chosenIds.flatMap((id) => locations.filter((location) => location.id === id))
  const others = locations.filter(({ id }) => !chosenIds.includes(id))
  if (chosen.length === 0) return others
  const nearness = (location: Location) => Math.min(...chosen.map((one) => distanceKm(one, location)))
  const placed = others.map((location) => ({ location, km: nearness(location) }))
  return [...chosen, ...placed.toSorted((one, other) => one.km - other.km).map(({ location }) => location)]
}
