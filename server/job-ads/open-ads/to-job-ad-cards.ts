import type { JobAdCard } from '@qareeb/contract/job-ads'
import { toCard } from '../presentation.ts'
import type { StoredCard } from '../stored-card.ts'

type Point = { lat: number; lng: number }

/** An ad that search has found, with the location that is to be shown. */
export type FoundCard = { locationNo: number; card: StoredCard }

/** The cards of ads in the order in which they were found; distances count from the origin, where there is one. */
export const toJobAdCards = (found: readonly FoundCard[], origin: Point | undefined): JobAdCard[] =>
  found.flatMap(({ card, locationNo }) => {
    const location = card.locations[locationNo - 1]
    return location ? [toCard(card, location, origin)] : []
  })
