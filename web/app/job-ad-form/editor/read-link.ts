/**
 * Reads the address of a link as people type it: a page on the web, also without `https://`, or an e-mail address.
 * @returns the whole address; null for anything else
 */
export function readLink(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  const url = URL.parse(hasScheme(text) ? text : isEmail(text) ? `mailto:${text}` : `https://${text}`)
  if (!url) return null
  if (url.protocol === 'mailto:') return isEmail(url.pathname) ? url.href : null
  const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isOfWeb && /[^.]\.[^.]/.test(url.hostname) && url.username === '' ? url.href : null
}

/** Whether an address begins with a scheme; `example.com:8080` is a host with its port. */
export const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)

const isEmail = (text: string) => /^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)
