import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { adoptPagePhrases } from './i18n/page-phrases.tsx'
import { localeOf } from './paths.ts'
import { createSearchStore } from './search-box/search-state.ts'
import { SearchStoreContext, searchStoreContext } from './search-box/search-store.ts'

adoptPagePhrases(localeOf(location.pathname))

const searchStore = createSearchStore()
const getContext = () => new RouterContextProvider(new Map([[searchStoreContext, searchStore]]))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SearchStoreContext value={searchStore}>
        <HydratedRouter getContext={getContext} />
      </SearchStoreContext>
    </StrictMode>,
  )
})
