import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from './escape-html.ts'
import { plainPage } from './plain-page.ts'
import { pageNotLoaded } from './sentences.ts'

/** The page for failures of the site itself: no script and no picture, since those could fail as well. */
export function errorPage(page: {
  locale: Locale
  message: string
  requestId: string
  nonce: string
}): string {
  const { locale, message, requestId, nonce } = page
  const title = pageNotLoaded(locale)
  return plainPage({
    locale,
    title,
    nonce,
    style: `body { padding: 1.5rem }
h1 { font-size: 1.5rem; margin: 0 }
p { margin: .5rem 0; color: light-dark(#4b5a53, #b3c0b9) }
code { direction: ltr; unicode-bidi: isolate; font-size: .8125rem }`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p><code>${escapeHtml(requestId)}</code></p>`,
  })
}
