import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { useHydrated } from '../use-hydrated.ts'
import { mapChoiceScript } from './use-map-choice.ts'

/** Hides the map before the first paint where the reader has chosen so; only a document from the server needs it. */
export function MapChoiceScript() {
  const nonce = use(NonceContext)
  if (useHydrated()) return null
  // Browsers hide a nonce from the page, so it never equals what the client renders.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: mapChoiceScript }} />
  )
}
