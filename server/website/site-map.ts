import { locales, type Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'

/** A page and its twins: the path in each language in which it exists. */
export type SiteMapEntry = { paths: { [L in Locale]?: string | undefined }; changedAt?: Date }

/** Pages that always exist, without the language. */
export const fixedPages = [
  '/',
  '/search',
  '/about',
  '/partner',
  '/blog',
  '/faq',
  '/account-deletion-manual',
  '/privacy-policy',
  '/terms-and-conditions',
]

/** The list of the parts of the site map. @param parts names such as `pages` or `job-ads-12` */
export function siteMapIndex(origin: string, parts: string[]): string {
  const items = parts.map((part) => `<sitemap><loc>${origin}/sitemaps/${part}.xml</loc></sitemap>`)
  return `${declaration}<sitemapindex xmlns="${schema}">\n${items.join('\n')}\n</sitemapindex>\n`
}

/** One part: a page in two languages stands twice, each time with both addresses; one in one, once. */
export function siteMapPart(origin: string, entries: readonly SiteMapEntry[]): string {
  const written = entries.map((entry) => writeEntry(origin, entry)).join('')
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${written}</urlset>\n`
}

/** The fixed pages as entries. */
export const listFixedPages = (): SiteMapEntry[] =>
  fixedPages.map((path) => ({ paths: { ar: path, en: path === '/' ? '/en' : `/en${path}` } }))

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function writeEntry(origin: string, { paths, changedAt }: SiteMapEntry): string {
  const written = locales.flatMap((locale) => {
    const path = paths[locale]
    return path === undefined ? [] : [{ locale, address: escapeHtml(origin + path) }]
  })
  const alternates =
    written.length < 2
      ? ''
      : written.map(alternate).join('') + alternate({ ...written[0], locale: 'x-default' })
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  return written.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`).join('')
}

const alternate = ({ locale, address = '' }: { locale: string; address?: string }) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`
