import sanitizeHtml from 'sanitize-html'

/**
 * Sanitises HTML by rules, in two passes: after a renamed element that was dropped sanitize-html 2.18 may close a later one by the
 * wrong name, which the second pass puts right.
 */
export function sanitizeForeign(html: string, { transformTags, ...rules }: sanitizeHtml.IOptions): string {
  const written = sanitizeHtml(html, transformTags ? { ...rules, transformTags } : rules)
  return sanitizeHtml(written, rules).trim()
}

/** Elements whose content is code, or meant for another parser: none of it is a text that somebody wrote to be read. */
export const neverText = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'svg',
  'math',
]

/** Schemes that a link may have. */
export const linkSchemes = ['http', 'https', 'mailto']

/** Only whole addresses: a relative one would point into this site. */
export const isOutside = (href: string | undefined): href is string =>
  href !== undefined && /^\s*(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href.trim())

/** Drops characters that no text has and that PostgreSQL or a parser may take badly; line breaks and tabs stay. */
export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, '')

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const controlCharacters = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g
