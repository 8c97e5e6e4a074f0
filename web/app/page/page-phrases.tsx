import { createContext, use } from 'react'
import { EarlyScript } from './early-script.tsx'

/** The script with the address of the phrases of this page; known on the server alone, and left out of the browser's code. */
export const PhrasesScriptContext = /* @__PURE__ */ createContext('')

/**
 * Says where the wording of the page is that is opened. It is fetched together with the scripts: the document is lighter
 * without it, and browsers keep it for the next visit. Later pages fetch theirs as modules.
 */
export const PagePhrases = () => <EarlyScript code={import.meta.env.SSR ? use(PhrasesScriptContext) : ''} />
