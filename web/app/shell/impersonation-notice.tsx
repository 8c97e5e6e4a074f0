import { lazy, Suspense } from 'react'
import { useStore } from '../page/use-store.ts'
import { sessionStore } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'

const Banner = lazy(() => import('../identity/impersonation/impersonation-banner.tsx'))

const noActing = () => null

/** On every page while a platform administrator works inside a company. It costs other readers nothing. */
export function ImpersonationNotice() {
  const acting = useStore(sessionStore.subscribe, sessionStore.readActing, noActing)
  const session = useSession()
  if (!acting?.impersonatedUntil || session?.user?.id !== acting.userId) return null
  return (
    <Suspense>
      <Banner acting={acting} until={acting.impersonatedUntil} />
    </Suspense>
  )
}
