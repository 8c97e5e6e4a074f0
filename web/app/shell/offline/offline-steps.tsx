import { lazy, Suspense } from 'react'
import { useHydrated } from '../../page/use-hydrated.ts'

/** Fetched once the page is alive, since it can do nothing before; a page without it steps as browsers do. */
const HeldStepNotice = lazy(() => import('./held-step-notice.tsx').catch(() => ({ default: () => <></> })))

/** Keeps the page while the next one cannot come, see `use-held-step.ts`. */
export const OfflineSteps = () =>
  useHydrated() ? (
    <Suspense fallback={null}>
      <HeldStepNotice />
    </Suspense>
  ) : null
