import type { Favorite } from '@qareeb/contract/favorites'
import { toCard, toCardAnywhere } from '../presentation.ts'
import { stateAt } from '../rules.ts'
import type { SavedCard } from '../stored-card.ts'

/** A saved job as lists show it at a moment, at its first location: it says whether it is still open. */
export function toSavedJobAd({ status, expires_at, card }: SavedCard, now: Date): Omit<Favorite, 'savedAt'> {
  const state = stateAt({ status, expiresAt: expires_at }, now)
  const [first] = card.locations
  return {
    jobAd: toCardAnywhere(card),
    location: first ? toCard(card, first).location : null,
    // Drafts have no card.
    state: state === 'draft' ? 'inactive' : state,
  }
}
