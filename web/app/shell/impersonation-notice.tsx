import { lazy, Suspense, useSyncExternalStore } from 'react'
import { actingStore } from '../session/acting-store.ts'
import { useSession } from '../session/use-session.ts'

const Banner = lazy(() => import('../organizations/impersonation/impersonation-banner.tsx'))

/** On every page while a platform administrator works inside a company. Costs nobody else anything. */
export function ImpersonationNotice() {
  const acting = useSyncExternalStore(actingStore.subscribe, actingStore.read, actingStore.readOnServer)
  const session = useSession()
  if (!acting?.impersonatedUntil || session?.user?.id !== acting.userId) return null
  return (
    <Suspense>
      <Banner acting={acting} until={acting.impersonatedUntil} />
    </Suspense>
  )
}
