import { use } from 'react'
import { NonceContext } from '../nonce.ts'

/** Where the reader's own choice of theme is kept: `light` or `dark`; nothing means as the system says. */
export const themeKey = 'theme'

const script = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Sets the remembered theme before the first paint, so that nothing flashes. */
export function ThemeScript() {
  // Browsers hide a nonce from the page, so it never equals what the client renders.
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
