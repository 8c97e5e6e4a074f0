import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { whenQuietOrTouched } from '../../ui/when-quiet.ts'
import type { NavigatingElement } from './navigation-of.ts'
import { pressAgain, useHoldOffline } from './use-hold-offline.ts'

/** Fetched in a quiet moment or at the first touch with a connection, before anybody has typed much. */
const HeldNavigationNotice = lazy(() =>
  import('./held-navigation-notice.tsx').catch(() => ({ default: HeldEarly })),
)

/** Keeps the page while the next one cannot come, see `use-held-navigation.ts`. */
export function OfflineNavigation() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => whenQuietOrTouched(() => setIsNeeded(true)), [])
  if (!isNeeded) return <HeldEarly />
  return (
    <Suspense fallback={<HeldEarly />}>
      <HeldNavigationNotice />
    </Suspense>
  )
}

/** Holds a press without a connection until the rest is there, or where it did not arrive. */
function HeldEarly() {
  const t = usePhrases('shell')
  const [held, setHeld] = useState<NavigatingElement | null>(null)
  useHoldOffline(
    useCallback((element) => {
      // A service worker answers by itself: with a copy, or with its page for a missing connection.
      if (navigator.serviceWorker?.controller) return false
      setHeld(element)
      return true
    }, []),
  )
  useEffect(() => {
    if (!held) return undefined
    const resume = () => {
      setHeld(null)
      pressAgain(held)
    }
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [held])
  return (
    <p
      role="status"
      className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md rounded-m bg-warn-soft text-sm font-medium text-warn"
    >
      {held && (
        <span className="block rounded-m border border-warn px-4 py-3 shadow-2">{t('navigationHeld')}</span>
      )}
    </p>
  )
}
