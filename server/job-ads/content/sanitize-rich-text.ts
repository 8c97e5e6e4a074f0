import { plainTextOf, richTextElements } from '@qareeb/contract/text/rich-text'
import type sanitizeHtml from 'sanitize-html'
import {
  isOutside,
  linkSchemes,
  neverText,
  sanitizeForeign,
  withoutControlCharacters,
} from '../../platform/html/foreign-html.ts'

/** A description as it is stored: safe to print into a page, and its words for search. */
export type RichText = { html: string; text: string }

/**
 * Keeps the headings, lists, bold, italic and links of a description and drops all other elements; their text
 * stays, unless it was never meant to be read. A text that has no paragraphs, headings and lists is split at its
 * blank lines.
 * @param written HTML or plain text as a company sent it
 */
export function sanitizeRichText(written: string): RichText {
  const html = withParagraphs(sanitise(withoutControlCharacters(written)))
  return { html, text: plainTextOf(html) }
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: neverText,
  parseStyleAttributes: false,
  // Word processors nest a few levels of lists; more is an attack on the reader's browser.
  nestingLimit: 12,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (_, { href }) => (isOutside(href) ? link(href) : { tagName: 'span', attribs: {} }),
  },
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
}

/** A link that search engines do not count for us and that gets no address of the page it left. */
const link = (href: string) => ({
  tagName: 'a',
  attribs: { href: new URL(href.trim()).href, rel: 'nofollow noopener ugc' },
})

const sanitise = (html: string) => sanitizeForeign(html, rules)

function withParagraphs(html: string): string {
  if (html === '' || /<(?:h3|h4|p|ul|ol)\b/.test(html)) return html
  const lineBreak = html.includes('<br') ? ' ' : '<br />'
  const paragraphs = html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, lineBreak)}</p>`)
  // Bold text across a blank line ends with its paragraph.
  return sanitise(paragraphs.join(''))
}
