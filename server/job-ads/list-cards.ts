import type { JobAdCard } from '@qareeb/contract/job-ads'
import { nearestLocation } from './nearest-location.ts'
import { toCard } from './presentation.ts'
import type { StoredCard } from './stored-card.ts'

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
    const location = atNearest ? nearestLocation(card.locations, origin) : card.locations[locationNo - 1]
    return location ? [toCard(card, location, origin)] : []
  })
