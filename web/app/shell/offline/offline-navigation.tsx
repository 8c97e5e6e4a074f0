import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuietOrTouched } from '../../ui/when-quiet.ts'

/**
 * Fetched in a quiet moment or at the first touch, before anybody has typed much; without it, links navigate as browsers
 * do.
 */
const HeldNavigationNotice = lazy(() =>
  import('./held-navigation-notice.tsx').catch(() => ({ default: () => <></> })),
)

/** Keeps the page while the next one cannot come, see `use-held-navigation.ts`. */
export function OfflineNavigation() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => whenQuietOrTouched(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <HeldNavigationNotice />
    </Suspense>
  )
}
