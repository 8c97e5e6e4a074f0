import { directionOf, type Locale } from '@qareeb/contract/locale'
import { escapeHtml } from './escape-html.ts'
import { pageNotLoaded } from './sentences.ts'

/** What a person sees when the site itself cannot answer: no script, no picture, nothing that could fail as well. */
export function errorPage(page: {
  locale: Locale
  message: string
  requestId: string
  nonce: string
}): string {
  const { locale, message, requestId, nonce } = page
  const title = pageNotLoaded(locale)
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.0625rem/1.7 'IBM Plex Sans Arabic', system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1.5rem;
  background: light-dark(#f7f6f1, #0f1613); color: light-dark(#13231c, #e8efe9) }
h1 { font-size: 1.5rem; margin: 0 }
p { margin: .5rem 0; color: light-dark(#4b5a53, #b3c0b9) }
code { direction: ltr; unicode-bidi: isolate; font-size: .8125rem }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p><code>${escapeHtml(requestId)}</code></p>
</body>
</html>
`
}
