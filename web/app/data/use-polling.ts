import { useEffect, useEffectEvent } from 'react'

/**
 * Asks again and again while the page is seen.
 * @param everyMs null to rest
 */
export function usePolling(ask: () => void, everyMs: number | null): void {
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(askIfSeen, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
