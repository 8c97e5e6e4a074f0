import { addFavorites, listFavoriteIds } from '@qareeb/contract/favorites'
import type { Locale } from '@qareeb/contract/locale'
import { browserCall } from '../use-call.ts'
import { favoriteStore, keepFavorites } from './favorite-store.ts'

/**
 * Brings the saved jobs of this browser in step with the account of whoever is signed in. What was saved before
 * signing in joins the account; what belongs to another account does not.
 */
export async function bringInStep(userId: string, locale: Locale): Promise<void> {
  const call = browserCall(locale)
  const before = favoriteStore.read()
  if (before.userId === null && before.ids.length > 0)
    await call(addFavorites, { body: { jobAdIds: [...before.ids] } })
  const { ids } = await call(listFavoriteIds, {})

  // A heart that was pressed meanwhile may not be in the answer.
  if (favoriteStore.read() === before) keepFavorites({ ids, userId })
  else if (before.userId !== userId) await bringInStep(userId, locale)
}
