import { google as arabic } from '@qareeb/content/ar/texts/google'
import { google as english } from '@qareeb/content/en/texts/google'
import { googleChannel } from '@qareeb/contract/identity'
import { directionOf, type Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/**
 * What the window shows that comes back from Google: it tells the page that has opened it how it went, and closes. The
 * two windows are cut off from one another, but pages of one site hear one another on a channel. Where the window stays
 * (a reload, a link from a history, a browser that lets no page close it), a sentence says what to do, and the name of
 * the site leads to the sign-in page.
 */
export function arrivalPage(page: {
  result: { code: string } | { error: string }
  locale: Locale
  siteName: string
  loginPath: string
  nonce: string
}): string {
  const { result, locale, siteName, loginPath, nonce } = page
  const sentence = { ar: arabic, en: english }[locale].closeWindow
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(siteName)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.0625rem/1.7 'IBM Plex Sans Arabic', system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; background: light-dark(#f7f6f1, #0f1613) }
body, a { color: light-dark(#13231c, #e8efe9) }
</style>
</head>
<body>
<p>${escapeHtml(sentence)}</p>
<a href="${escapeHtml(loginPath)}">${escapeHtml(siteName)}</a>
<script nonce="${nonce}">
const channel = new BroadcastChannel('${googleChannel}')
channel.postMessage(${forScript(result)})
channel.close()
window.close()
</script>
</body>
</html>
`
}

/** JSON that cannot end a script element. */
const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
