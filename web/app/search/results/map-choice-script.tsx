import { use } from 'react'
import { NonceContext } from '../../page/nonce.ts'
import { useHydrated } from '../../page/use-store.ts'
import { viewerScript } from '../../session/viewer.ts'
import { mapChoiceScript } from '../map-pane/use-map-choice.ts'

/**
 * Before the first paint hides the map where the reader has chosen so, and keeps room for parts that depend on
 * their place; only a document from the server needs it.
 */
export function MapChoiceScript() {
  const nonce = use(NonceContext)
  if (useHydrated()) return null
  // Browsers hide a nonce from the page, so it never equals what the client renders.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${mapChoiceScript};${viewerScript}` }}
    />
  )
}
