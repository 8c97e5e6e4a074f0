import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuiet } from '../../ui/when-quiet.ts'

/** Fetched in a quiet moment, before anybody has typed much; a page without it steps as browsers do. */
const HeldStepNotice = lazy(() => import('./held-step-notice.tsx').catch(() => ({ default: () => <></> })))

/** Keeps the page while the next one cannot come, see `use-held-step.ts`. */
export function OfflineSteps() {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setIsQuiet(true)), [])
  if (!isQuiet) return null
  return (
    <Suspense fallback={null}>
      <HeldStepNotice />
    </Suspense>
  )
}
