import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down; 0 once it has passed, or when there is none. @param until ISO 8601 */
export function useCountdown(until: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until, isRunning])
  return left
}
