import type { JobAdCard } from '@qareeb/contract/job-ads'
import { distanceKm } from '@qareeb/reference/distance'
import { toCard } from './presentation.ts'
import type { StoredCard, StoredLocation } from './stored-card.ts'

type Point = { lat: number; lng: number }

/** An ad that search has found, with the location that is to be shown. */
export type FoundCard = { locationNo: number; card: StoredCard }

export type Shown = {
  /** Where distances count from. */
  origin?: Point | undefined
  /** Show each ad at its location nearest to the origin instead. */
  atNearest?: boolean
}

/** The cards of ads in the order in which they were found. */
export const toJobAdCards = (
  found: readonly FoundCard[],
  { origin, atNearest = false }: Shown,
): JobAdCard[] =>
  found.flatMap(({ card, locationNo }) => {
    const location = atNearest && origin ? nearestOf(card.locations, origin) : card.locations[locationNo - 1]
    return location ? [toCard(card, location, origin)] : []
  })

function nearestOf(locations: readonly StoredLocation[], origin: Point): StoredLocation | undefined {
  if (locations.length < 2) return locations[0]
  const distances = locations.map((location) => distanceKm(origin, location))
  return locations[distances.indexOf(Math.min(...distances))]
}
