import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuietOrTouched } from '../../ui/when-quiet.ts'

/**
 * Fetched in a quiet moment or at the first touch, before anybody has typed much; a page without it steps as browsers
 * do.
 */
const HeldStepNotice = lazy(() => import('./held-step-notice.tsx').catch(() => ({ default: () => <></> })))

/** Keeps the page while the next one cannot come, see `use-held-step.ts`. */
export function OfflineSteps() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => whenQuietOrTouched(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <HeldStepNotice />
    </Suspense>
  )
}
