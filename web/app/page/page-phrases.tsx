import { createContext, use } from 'react'
import { EarlyScript } from './early-script.tsx'

/** The script with the address of the phrases of this page; known on the server alone, and left out of the browser's code. */
export const PhrasesScriptContext = /* @__PURE__ */ createContext('')

/**
 * Writes the address of the phrases of the opened page. The browser fetches them together with the scripts, and keeps
 * them for the next visit; so the document is lighter. Later pages fetch their phrases as modules.
 */
export const PagePhrases = () => <EarlyScript code={import.meta.env.SSR ? use(PhrasesScriptContext) : ''} />
