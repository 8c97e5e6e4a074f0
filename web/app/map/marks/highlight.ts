import { createContext, use } from 'react'
import { createStore, fixedStore, type Store } from '../../page/create-store.ts'
import { useStore } from '../../page/use-store.ts'

type Highlight = Store<string | null, string | null>

/** The ad that is marked on list and map at once, kept outside of React's state so that only two things redraw. */
export const createHighlight = (): Highlight =>
  createStore<string | null, string | null>((_, next) => next, null)

/** Given by a page with a list beside its map; other maps mark nothing. */
export const HighlightContext = createContext(fixedStore<string | null, string | null>(null))

/** Marks one ad on the list and on the map; null marks none. */
export const useHighlightJobAd = (): Highlight['dispatch'] => use(HighlightContext).dispatch

/** Whether this ad is marked. */
export function useIsHighlighted(jobAdId: string): boolean {
  const { subscribe, read } = use(HighlightContext)
  return useStore(
    subscribe,
    () => read() === jobAdId,
    () => false,
  )
}

/** The marked ad. */
export function useHighlighted(): string | null {
  const { subscribe, read } = use(HighlightContext)
  return useStore(subscribe, read, () => null)
}
