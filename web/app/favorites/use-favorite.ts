import { favoriteLimits } from '@qareeb/contract/favorite-limits'
import { useSyncExternalStore } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { favoriteStore, markFavorite } from '../session/favorite-store.ts'

/** Whether a job is saved, and what changes that: at once here, then at the server for those who are signed in. */
export function useFavorite(jobAdId: string): [isSaved: boolean, toggle: () => void] {
  const locale = useLocale()
  const isSaved = useSyncExternalStore(
    favoriteStore.subscribe,
    () => favoriteStore.read().ids.includes(jobAdId),
    () => false,
  )
  const toggle = () => {
    const { ids, userId } = favoriteStore.read()
    const isFull = !isSaved && userId === null && ids.length >= favoriteLimits.local
    if (!isFull) markFavorite(jobAdId, !isSaved)
    if (isFull || userId !== null)
      void import('./send-favorite.ts').then(({ sendFavorite, showLimitReached }) =>
        isFull ? showLimitReached(locale) : sendFavorite(jobAdId, !isSaved, locale),
      )
  }
  return [isSaved, toggle]
}
