import { richTextElements } from '@qareeb/contract/text/rich-text'

const kept = new Set<string>(richTextElements)

/**
 * A description with only the elements that the server keeps. The preview shows typed text before the server has
 * sanitised it, and the text may have been pasted.
 */
export function keepRichText(html: string | null): string | null {
  if (html === null) return null
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const written = [...body.childNodes].map(write).join('')
  return written === '' ? null : written
}

function write(node: Node): string {
  if (node instanceof Text) return escape(node.data)
  if (!(node instanceof HTMLElement)) return ''
  const name = node.localName
  const inside = [...node.childNodes].map(write).join('')
  if (name === 'script' || name === 'style' || name === 'template') return ''
  if (!kept.has(name)) return inside
  if (name === 'br') return '<br>'
  const href = name === 'a' ? node.getAttribute('href') : null
  const link = href !== null && /^(?:https?:\/\/|mailto:)/i.test(href) ? ` href="${escape(href)}"` : ''
  return `<${name}${link}>${inside}</${name}>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
