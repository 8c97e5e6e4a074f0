import type { Favorite } from '@qareeb/contract/favorites'
import { toCard, toCardAnywhere } from '../presentation.ts'
import { stateAt } from '../rules.ts'
import type { SavedCard } from '../stored-card.ts'

type Shown = {
  now: Date
  /** The location that was chosen; the ad may no longer name it. */
  locationId: string | null | undefined
}

/** A saved job as lists show it at a moment, at a location or its first, with its state. */
export function toSavedJobAd(
  { status, expires_at, card }: SavedCard,
  { now, locationId }: Shown,
): Omit<Favorite, 'savedAt'> {
  const state = stateAt({ status, expiresAt: expires_at }, now)
  const location = card.locations.find(({ id }) => id === locationId) ?? card.locations[0]
  return {
    jobAd: toCardAnywhere(card),
    location: location ? toCard(card, location).location : null,
    // Drafts have no card.
    state: state === 'draft' ? 'inactive' : state,
  }
}
