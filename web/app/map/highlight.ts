import { useSyncExternalStore } from 'react'

let highlighted: string | null = null
const listeners = new Set<() => void>()

/** Marks one ad on the list and on the map at once; null marks none. Kept outside React so that only two things redraw. */
export function highlightJobAd(jobAdId: string | null) {
  if (highlighted === jobAdId) return
  highlighted = jobAdId
  for (const listener of listeners) listener()
}

/** Whether this ad is marked. */
export function useIsHighlighted(jobAdId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => highlighted === jobAdId,
    () => false,
  )
}

/** The marked ad. */
export function useHighlighted(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => null,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
