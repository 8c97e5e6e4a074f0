import { createContext, use } from 'react'
import { NonceContext } from './nonce.ts'

/** The script with the address of the phrases of this page; known on the server alone. */
export const PhrasesScriptContext = createContext('')

/**
 * Says where the wording of the page is that is opened. It is fetched together with the scripts: the document is lighter
 * without it, and browsers keep it for the next visit. Later pages fetch theirs as modules.
 */
export function PagePhrases() {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(PhrasesScriptContext) }}
    />
  )
}
