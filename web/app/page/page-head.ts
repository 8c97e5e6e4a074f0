import type { Locale } from '@qareeb/contract/locale'
import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'

/** The head of a page; a page's loader returns it as `head`. */
export type PageHead = {
  title: string
  description?: string | undefined
  /** Path and query of this page in each language, when they differ by more than the prefix. */
  addresses?: Record<Locale, string> | undefined
  /** Set when the content exists in one language alone: that address is the canonical one and has no alternate. */
  onlyIn?: Locale | undefined
  /** Query of the canonical address, as `paths` writes it: `''` or from `?` on; all other parameters only arrange the page. */
  canonicalQuery?: string | undefined
  noindex?: boolean | undefined
  /** The page is a text with a date, which other sites show as an article. */
  isArticle?: boolean | undefined
  /** Path of a picture of 1200 × 630 that other sites show with a link; the picture of the site when there is none. */
  image?: string | undefined
  /** Structured data for search engines; they read documents, and the data of later steps go without it. */
  jsonLd?: WithContext<Thing> | undefined
}

type WithHead = { head: PageHead }

/**
 * The `meta` of a page whose loader returns `head`: title, description, what other sites show, structured data.
 * Canonical and alternate links are in `shell/head-links.tsx`.
 */
export function pageMeta({ loaderData }: { loaderData?: WithHead | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, description, noindex, jsonLd } = loaderData.head
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
  ]
}

/** The head that the deepest matched page has stated, if it has. */
export function headOf(matches: readonly { loaderData?: unknown }[]): PageHead | undefined {
  const data = matches.at(-1)?.loaderData
  // Only loaders of pages return a `head`, and they return it as typed above.
  return typeof data === 'object' && data !== null && 'head' in data ? (data as WithHead).head : undefined
}
