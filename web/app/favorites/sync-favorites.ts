import { addFavorites, listFavoriteIds } from '@qareeb/contract/favorites'
import { favoriteBounds } from '@qareeb/contract/favorites/favorite-bounds'
import type { Locale } from '@qareeb/contract/locale'
import { favoriteStore, keepFavorites } from '../session/favorite-store.ts'
import { browserCall } from '../session/use-call.ts'
import { showLimitReached, toSave } from './send-favorite.ts'

/**
 * Synchronises the saved jobs of this browser with the account of the signed-in person. Jobs saved before signing
 * in join the account, the latest first, as far as there is room, and a notice reports the rest; jobs of another
 * account do not join.
 */
export async function syncFavorites(userId: string, locale: Locale): Promise<void> {
  const call = browserCall(locale)
  const before = favoriteStore.read()
  const { ids: present } = await call(listFavoriteIds, {})
  const { joining, excluded } = before.userId === null ? sortByRoom(before.ids, present) : noNews
  const { ids } = joining.length > 0 ? await call(addFavorites, { body: toSave(joining) }) : { ids: present }

  // A heart that was pressed meanwhile may not be in the answer.
  if (favoriteStore.read() !== before) {
    if (before.userId !== userId) await syncFavorites(userId, locale)
    return
  }
  keepFavorites({ ids, userId })
  if (excluded.length > 0) await showLimitReached(locale)
}

const noNews = { joining: [], excluded: [] }

/** Which of the jobs saved here can join those that the account has, the latest first. */
function sortByRoom(here: readonly string[], present: readonly string[]) {
  const news = here.filter((id) => !present.includes(id))
  const room = Math.max(0, favoriteBounds.perUser - present.length)
  return { joining: news.slice(0, room), excluded: news.slice(room) }
}
