import { google as arabic } from '@qareeb/content/ar/texts/google'
import { google as english } from '@qareeb/content/en/texts/google'
import { googleChannel } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'
import { plainPage } from '../../platform/http/refusals/plain-page.ts'

/**
 * The window that returns from Google: it sends its result to the page that has opened it, and closes. The two
 * windows are cut off from one another, but pages of one site share a channel. A window that stays open (after a reload,
 * from a history, in a browser that lets no page close it) says the next step and links to the sign-in page.
 */
export function callbackPage(page: {
  result: { code: string } | { error: string }
  locale: Locale
  siteName: string
  loginPath: string
  nonce: string
}): string {
  const { result, locale, siteName, loginPath, nonce } = page
  const sentence = { ar: arabic, en: english }[locale].closeWindow
  return plainPage({
    locale,
    title: siteName,
    nonce,
    style: 'a { color: inherit }',
    body: `<p>${escapeHtml(sentence)}</p>
<a href="${escapeHtml(loginPath)}">${escapeHtml(siteName)}</a>
<script nonce="${nonce}">
const channel = new BroadcastChannel('${googleChannel}')
channel.postMessage(${forScript(result)})
channel.close()
window.close()
</script>`,
  })
}

/** JSON that cannot end a script element. */
const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
