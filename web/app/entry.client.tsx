import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { adoptPagePhrases } from './i18n/adopt-page-phrases.ts'
import { createSearchStore } from './search-box/search-state.ts'
import { SearchStoreContext, searchStoreContext } from './search-box/search-store.ts'

const searchStore = createSearchStore()
const getContext = () => new RouterContextProvider(new Map([[searchStoreContext, searchStore]]))

void adoptPagePhrases().then(() => startTransition(hydrate))

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <SearchStoreContext value={searchStore}>
        <HydratedRouter getContext={getContext} />
      </SearchStoreContext>
    </StrictMode>,
  )
}
