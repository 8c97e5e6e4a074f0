import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import { addFavorites, removeFavorite } from '@qareeb/contract/favorites'
import type { Locale } from '@qareeb/contract/locale'
import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { favoriteStore, markFavorite } from '../session/favorite-store.ts'
import { browserCall } from '../session/use-call.ts'
import { tellFailure } from '../session/use-failure-toast.ts'
import { toast } from '../ui/toasts/toast.ts'

/** Sends a job that was saved or removed here to the server, and undoes it here when the server refuses. */
export async function sendFavorite(jobAdId: string, isSaved: boolean, locale: Locale): Promise<void> {
  const call = browserCall(locale)
  try {
    if (isSaved) await call(addFavorites, { body: toSave([jobAdId]) })
    else await call(removeFavorite, { params: { jobAdId } })
  } catch (error) {
    markFavorite(jobAdId, !isSaved)
    await tellFailure(error, locale)
  }
}

/** Jobs to be saved in the account, with the locations that were chosen here. */
export function toSave(jobAdIds: string[]): ArgumentsOf<typeof addFavorites>['body'] {
  const { locationIds = {} } = favoriteStore.read()
  const locations = jobAdIds.flatMap((jobAdId) => {
    const locationId = locationIds[jobAdId]
    return locationId ? [{ jobAdId, locationId }] : []
  })
  return locations.length > 0 ? { jobAdIds, locations } : { jobAdIds }
}

/** Says that this browser keeps no more of them. */
export async function showLimitReached(locale: Locale): Promise<void> {
  await loadPhrases(locale, ['errors'])
  toast(loadedPhrases(locale, 'errors')['favorite.tooMany'], 'warning')
}
