import { phrases as arabic } from '@qareeb/content/ar/phrases/reading/offline'
import { phrases as english } from '@qareeb/content/en/phrases/reading/offline'
import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'
import { plainPage } from '../platform/http/refusals/plain-page.ts'

const wordings = { ar: arabic, en: english }

/** The mark of the site, without a file to fetch; the browser's own letters stand beside it. */
const mark = `<svg viewBox="0 0 32 32" width="44" height="44" aria-hidden="true">
<path class="pin" d="M16 2C9.9 2 5 6.8 5 12.8 5 20.6 14.4 29 15.3 29.7a1 1 0 0 0 1.4 0C17.6 29 27 20.6 27 12.8 27 6.8 22.1 2 16 2Z"/>
<path d="M10.4 13.4a5.6 5.6 0 0 1 11.2 0" fill="none" class="sky" stroke-width="2.2" stroke-linecap="round"/>
<circle class="sun" cx="16" cy="14.6" r="2.6"/></svg>`

const style = `.sky { stroke: light-dark(#fff, #17211c) } .pin { fill: light-dark(#0b6b4d, #46c596) } .sun { fill: light-dark(#e0932b, #efab4f) }
main { max-width: 34rem; padding: 1.5rem; text-align: start }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.4 } h2 { margin: 2rem 0 0; font-size: 1.125rem }
h2:last-child, h2:has(+ :empty) { display: none }
ul { padding: 0; list-style: none } li { padding: .6rem 0; border-block-end: 1px solid light-dark(#e2e4dc, #27342d) }
a { color: light-dark(#0b6b4d, #46c596) }
p > a { display: inline-block; padding: .6rem 1.5rem; border-radius: 99rem; background: light-dark(#0b6b4d, #46c596);
  color: light-dark(#fff, #0f1613); font-weight: 600; text-decoration: none }
small { white-space: nowrap; color: light-dark(#606d66, #94a59b) }`

/**
 * Loads the address again as soon as the server answers, which may be some time after the network is back. Opened at its
 * own address, where the service worker copies it, the page does nothing.
 */
const script = `const retry = async () => {
  if (navigator.onLine) {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }
    const answer = await fetch(location.href, request).catch(() => null)
    if (answer && answer.status < 500) return location.reload()
  }
  setTimeout(retry, 2000)
}
if (!location.pathname.endsWith('/offline')) setTimeout(retry, 2000)`

/**
 * The page that the service worker shows without a connection; it fills the list with its copies. It stands at the
 * address that was asked for, and loads it again once the connection is back.
 */
export function offlinePage(locale: Locale, nonce: string): string {
  const words = wordings[locale]
  return plainPage({
    locale,
    title: words.title,
    nonce,
    style,
    body: `<main>${mark}<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>
<p><a href="">${escapeHtml(words.tryAgain)}</a></p>
<h2>${escapeHtml(words.copies)}</h2><ul data-copies></ul></main>
<script nonce="${nonce}">${script}</script>`,
  })
}
