import { escapeHtml } from '../platform/http/refusals/escape-html.ts'
import type { KeptMessage } from './queries.ts'

type Page = { messages: KeptMessage[]; recipient: string | undefined; nonce: string }

/** The page for developers that replaces mail programs and phones. */
export const mailboxPage = ({ messages, recipient, nonce }: Page): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Development mailbox</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>
<h1>Development mailbox</h1>
<p>Mails and text messages arrive here while no mail server or SMS provider is configured. This machine alone sees them.</p>
<form><label>To <input name="to" type="search" value="${escapeHtml(recipient ?? '')}" placeholder="sara@example.com"></label> <button>Show</button> <a href="/dev/mailbox">Everybody</a></form>
</header>
<main>${messages.map(article).join('\n') || '<p>Nothing has arrived yet.</p>'}</main>
</body>
</html>
`

function article({ number, channel, arrivedAt, recipient, subject, text }: KeptMessage): string {
  const title = subject ?? 'Text message'
  const frame =
    channel === 'mail'
      ? `<iframe src="/dev/mailbox/${number}" title="As HTML" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : ''
  return `<article aria-labelledby="m${number}">
<h2 id="m${number}" dir="auto">${escapeHtml(title)}</h2>
<p class="facts">to <a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a> · <time datetime="${arrivedAt.toISOString()}">${arrivedAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre dir="auto">${withLinks(text)}</pre>
${frame}
</article>`
}

/** Addresses in the plain text can be followed, as most mail programs let one do. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"\u2068\u2069]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { margin: 0; background: light-dark(#f7f6f1, #0c1411); color: light-dark(#13231c, #edf3ef) }
header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
h1 { margin: 0; font-size: 1.5rem } h2 { margin: 0; font-size: 1.125rem }
a { color: light-dark(#0b6b4d, #46c596) }
input, button { font: inherit; padding: .25rem .5rem }
article { background: light-dark(#fff, #141e19); border: 1px solid light-dark(#e2e4dc, #27342d); border-radius: 12px; padding: 1rem; margin-block-end: 1rem }
.facts { margin: .25rem 0 1rem; color: light-dark(#4b5a53, #b6c4bc); font-size: .875rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: .9375rem; margin: 0 0 1rem }
iframe { width: 100%; height: 40rem; border: 1px solid light-dark(#e2e4dc, #27342d); border-radius: 8px; background: #fff }`
