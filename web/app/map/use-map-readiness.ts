import { useEffect, useState } from 'react'
import { canDrawMaps } from './can-draw-maps.ts'

/** The longest that the map waits for a quiet moment, in milliseconds. */
const timeoutMs = 2000

/**
 * Whether to fetch the map now: its code is larger than the page, so it waits until the list is loaded and the
 * browser is idle.
 */
export function useMapReadiness(): 'waiting' | 'ready' | 'impossible' {
  const [readiness, setReadiness] = useState<'waiting' | 'ready' | 'impossible'>('waiting')

  useEffect(() => {
    const decide = () => setReadiness(canDrawMaps() ? 'ready' : 'impossible')
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(decide, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(decide, { timeout: timeoutMs })
    return () => cancelIdleCallback(idle)
  }, [])

  return readiness
}
