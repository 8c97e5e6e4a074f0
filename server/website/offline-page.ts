import { phrases as arabic } from '@qareeb/content/ar/phrases/reading/offline'
import { phrases as english } from '@qareeb/content/en/phrases/reading/offline'
import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'
import { plainPage } from '../platform/http/refusals/plain-page.ts'

const wordings = { ar: arabic, en: english }

const style = `main { max-width: 34rem; padding: 1.5rem; text-align: start }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.4 } h2 { margin: 2rem 0 0; font-size: 1.125rem }
h2:last-child { display: none }
ul { padding: 0; list-style: none } li { padding: .6rem 0; border-block-end: 1px solid light-dark(#e2e4dc, #27342d) }
a { color: light-dark(#0b6b4d, #46c596) } small { white-space: nowrap; color: light-dark(#606d66, #94a59b) }`

/** The page that the service worker shows without a connection; it fills the list with its copies. */
export function offlinePage(locale: Locale, nonce: string): string {
  const words = wordings[locale]
  return plainPage({
    locale,
    title: words.title,
    nonce,
    style,
    body: `<main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>
<p><a href="">${escapeHtml(words.tryAgain)}</a></p>
<h2>${escapeHtml(words.copies)}</h2><ul data-copies></ul></main>`,
  })
}
