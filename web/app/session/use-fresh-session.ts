import { useEffect } from 'react'
import { whenQuiet } from '../ui/when-quiet.ts'
import { useSession } from './use-session.ts'

/** Keeps the session of the signed-in person from ending while a page is open. Costs guests nothing. */
export function useFreshSession(): void {
  const isSignedIn = Boolean(useSession())
  useEffect(() => {
    if (!isSignedIn) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      const { keepSessionFresh } = await import('./keep-session-fresh.ts')
      if (!isOver) stop = keepSessionFresh()
    }
    // Without it, calls still renew the token when they need to.
    const takeBack = whenQuiet(() => void begin().catch(() => undefined))
    return () => {
      isOver = true
      takeBack()
      stop?.()
    }
  }, [isSignedIn])
}
