import { createContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import { fixedStore } from '../page/create-store.ts'
import { useStore } from '../page/use-store.ts'
import { type CurrentPlace, noSearch, type SearchStore } from './search-state.ts'

const noStore: SearchStore = fixedStore(noSearch)

/** Gives components the store of this document; made by `entry.client.tsx`. The server shows every search as the first. */
export const SearchStoreContext = createContext(noStore)

/** Gives the same to loaders that run in the browser. */
export const searchStoreContext = createRouterContext(noStore)

/** The store of the search page, for event handlers. */
export const useSearchStore = (): SearchStore => use(SearchStoreContext)

/** The city or district that the search page searches in, also where words name it; none on other pages. */
export function useCurrentPlace(): CurrentPlace {
  const { subscribe, read } = useSearchStore()
  return useStore(
    subscribe,
    () => read().place,
    () => noSearch.place,
  )
}
