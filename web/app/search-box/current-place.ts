import type { JobAdList } from '@qareeb/contract/search'
import { useSyncExternalStore } from 'react'

/** Where the search page searches, and what is typed there without the names of places. */
type Shown = Pick<JobAdList, 'place' | 'withoutPlace'>

const nowhere: Shown = { place: null, withoutPlace: null }
let shown = nowhere
const listeners = new Set<() => void>()

/** The city or district that the search page searches in, also where words name it; none on other pages. */
export const useCurrentPlace = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => nowhere,
  )

/** Lets the search page say it, whose answer the box does not know; nothing when it closes. */
export function showCurrentPlace(list: Shown = nowhere) {
  shown = list
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
