import type { Noun } from '@qareeb/content/catalogues'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPhrases } from './i18n/load-phrases.ts'
import { localeOf } from './paths.ts'

// The server names the nouns that this page says, so that its words are here before React looks at it.
const nouns = (document.documentElement.dataset['phrases'] ?? '').split(' ').filter(Boolean) as Noun[]
await loadPhrases(localeOf(location.pathname), nouns)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
