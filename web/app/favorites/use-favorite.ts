import { mostLocalFavorites } from '@qareeb/contract/favorites/favorite-bounds'
import { useLocale } from '../i18n/use-phrases.ts'
import { useStore } from '../page/use-store.ts'
import { favoriteStore, markFavorite } from '../session/favorite-store.ts'

/**
 * Whether a job is saved, and the function that changes it: at once here, then on the server for signed-in people.
 */
export function useFavorite(
  jobAdId: string,
  locationId: string | undefined,
): [isSaved: boolean, toggle: () => void] {
  const locale = useLocale()
  const isSaved = useStore(
    favoriteStore.subscribe,
    () => favoriteStore.read().ids.includes(jobAdId),
    () => false,
  )
  const toggle = () => {
    const { ids, userId } = favoriteStore.read()
    const isFull = !isSaved && userId === null && ids.length >= mostLocalFavorites
    if (!isFull) markFavorite(jobAdId, !isSaved, locationId)
    if (isFull || userId !== null)
      void import('./send-favorite.ts').then(({ sendFavorite, showLimitReached }) =>
        isFull ? showLimitReached(locale) : sendFavorite(jobAdId, !isSaved, locale),
      )
  }
  return [isSaved, toggle]
}
