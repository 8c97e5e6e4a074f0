import { EarlyScript } from '../page/early-script.tsx'
import { tokenKey } from './session-storage.ts'

const script = `try{if(localStorage.getItem('${tokenKey}'))document.documentElement.setAttribute('data-signed-in','')}catch{}`

/**
 * Marks the document of somebody who is signed in before the first paint: the server sends everybody the same page,
 * and the style sheet leaves room for the right part of the header, so that nothing moves. Only what the server writes
 * of it runs.
 */
export const SessionScript = () => <EarlyScript code={import.meta.env.SSR ? script : ''} />
