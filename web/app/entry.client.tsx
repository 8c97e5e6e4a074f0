import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { adoptPagePhrases } from './i18n/page-phrases.tsx'
import { localeOf } from './paths.ts'

adoptPagePhrases(localeOf(location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
