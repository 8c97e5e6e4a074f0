import type { PlaceSummary } from '@qareeb/contract/search'
import { useSyncExternalStore } from 'react'

let shown: PlaceSummary | null = null
const listeners = new Set<() => void>()

/** The city or district that the search page searches in, also where words name it; null on other pages. */
export const useShownPlace = (): PlaceSummary | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

/** Lets the search page say it, whose answer the box does not know. */
export function tellShownPlace(place: PlaceSummary | null) {
  shown = place
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
