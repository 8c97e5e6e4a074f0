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
  const { ids, userId: owner } = favoriteStore.read()
  if (owner === null && ids.length > 0) await call(addFavorites, { body: { jobAdIds: [...ids] } })
  keepFavorites({ ids: (await call(listFavoriteIds, {})).ids, userId })
}
