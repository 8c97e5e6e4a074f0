import { directionOf, type Locale } from '@qareeb/contract/locale'
import { escapeHtml } from './escape-html.ts'

/** A page that the site itself does not draw: one thought in the middle of the window, and nothing to fetch. */
export function plainPage(page: {
  locale: Locale
  title: string
  nonce: string
  /** Rules beyond the frame's own. */
  style: string
  /** HTML, escaped already. */
  body: string
}): string {
  const { locale, title, nonce, style, body } = page
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.0625rem/1.7 'IBM Plex Sans Arabic', system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
  background: light-dark(#f7f6f1, #0f1613); color: light-dark(#13231c, #e8efe9) }
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`
}
