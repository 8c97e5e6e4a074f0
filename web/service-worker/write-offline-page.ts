import type { KeptCopy } from './caches.ts'

/** Where the page has room for the list; its words stand around. */
const room = /<ul data-copies[^>]*><\/ul>/

/** The page with the copies that there are, in the order in which they were saved. */
export async function writeOfflinePage(page: Response, kept: readonly KeptCopy[]): Promise<Response> {
  const html = await page.text()
  const list = kept.map(
    ({ path, title, copiedOn }) =>
      `<li><a href="${escape(path)}">${escape(title)}</a> <small>${escape(copiedOn)}</small></li>`,
  )
  return new Response(
    html.replace(room, () => (list.length > 0 ? `<ul>${list.join('')}</ul>` : '')),
    {
      headers: headersOf(page),
    },
  )
}

/** Not those about the transport. */
function headersOf(page: Response): Record<string, string> {
  const policy = page.headers.get('content-security-policy')
  return {
    'content-type': 'text/html; charset=utf-8',
    ...(policy !== null && { 'content-security-policy': policy }),
  }
}

const letters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => letters[letter] ?? letter)
