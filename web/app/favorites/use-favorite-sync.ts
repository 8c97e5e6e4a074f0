import { useEffect } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { favoriteStore, keepFavorites } from '../session/favorite-store.ts'
import { sessionStore } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'
import { whenQuiet } from '../ui/when-quiet.ts'

/**
 * Keeps the marks of this browser, saved jobs and those applied for, in step with the session: at once at sign-in, in a
 * quiet moment of each visit.
 */
export function useFavoriteSync() {
  const locale = useLocale()
  const session = useSession()
  const isKnown = session !== undefined
  const userId = session?.user?.id ?? null
  const hasToken = Boolean(session)

  useEffect(() => {
    if (!isKnown) return undefined
    const owner = favoriteStore.read().userId
    if (userId === null) {
      if (!hasToken && owner !== null) keepFavorites({ ids: [], userId: null })
      return undefined
    }
    const bring = () =>
      void import('./sync-marks.ts')
        // The signed-in person may have left by now, even with the account.
        .then(({ syncMarks }) =>
          sessionStore.read()?.user?.id === userId ? syncMarks(userId, locale) : undefined,
        )
        // Marks are kept: the next visit tries again.
        .catch(() => undefined)
    if (owner === userId) return whenQuiet(bring)
    bring()
    return undefined
  }, [isKnown, hasToken, userId, locale])
}
