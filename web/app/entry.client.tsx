import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { adoptPagePhrases } from './i18n/adopt-page-phrases.ts'
import { HydratedContext } from './page/use-store.ts'
import { createSearchStore } from './search-box/search-state.ts'
import { SearchStoreContext, searchStoreContext } from './search-box/search-store.ts'

declare global {
  /** The control that was pressed early (`late-scripts.ts`). */
  var earlyPress: { repeat: () => void } | undefined
}

const searchStore = createSearchStore()
const getContext = () => new RouterContextProvider(new Map([[searchStoreContext, searchStore]]))

void adoptPagePhrases().then(() => startTransition(hydrate))

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <SearchStoreContext value={searchStore}>
        <Alive>
          <HydratedRouter getContext={getContext} />
        </Alive>
      </SearchStoreContext>
    </StrictMode>,
  )
}

/**
 * Around the page, so that it adds nothing to the tree that the server has rendered. A control that was pressed early is
 * pressed again once the page shows what only the browser knows.
 */
function Alive({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isHydrated) globalThis.earlyPress?.repeat()
    else startTransition(() => setHydrated(true))
  }, [isHydrated])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
