import { useEffect, useEffectEvent } from 'react'

/** Milliseconds without a change after which a draft is saved by itself. */
const restMs = 2_500

/** Runs something once nothing has changed for a while. */
export function useAfterRest(isWanted: boolean, changed: unknown, run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => latest(), restMs)
    return () => clearTimeout(timer)
  }, [isWanted, changed])
}

/** Runs something when the connection is back. */
export function useWhenOnline(isWanted: boolean, run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (!isWanted) return undefined
    const again = () => latest()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isWanted])
}
