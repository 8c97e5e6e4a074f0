import { use } from 'react'
import { NonceContext } from '../page/nonce.ts'
import { tokenKey } from './session-storage.ts'

const script = `try{if(localStorage.getItem('${tokenKey}'))document.documentElement.setAttribute('data-signed-in','')}catch{}`

/**
 * Marks the document of somebody who is signed in before the first paint: the server sends everybody the same page,
 * and the style sheet leaves room for the right part of the header, so that nothing moves. Only what the server writes
 * of it runs.
 */
export function SessionScript() {
  // Browsers hide a nonce from the page, so it never equals what the client renders.
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
    />
  )
}
