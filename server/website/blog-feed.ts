import { phrases as arabic } from '@qareeb/content/ar/phrases/reading/blog'
import { phrases as english } from '@qareeb/content/en/phrases/reading/blog'
import { say } from '@qareeb/content/phrase'
import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'

const words = { ar: arabic, en: english }

type Feed = { origin: string; locale: Locale; siteName: string; posts: readonly PostSummary[] }

/** The posts of one language as RSS 2.0. */
export function blogFeed({ origin, locale, siteName, posts }: Feed): string {
  const prefix = locale === 'ar' ? '' : `/${locale}`
  const { title, description } = words[locale]
  const items = posts.map((post) => writeItem(`${origin}${prefix}/blog/`, post, locale))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(say(title, locale, { name: siteName }))}</title>
<link>${origin}${prefix}/blog</link>
<description>${escapeHtml(description)}</description>
<language>${locale}</language>
<atom:link href="${origin}${prefix}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

function writeItem(folder: string, { slugs, title, description, publishedOn }: PostSummary, locale: Locale) {
  const address = escapeHtml(folder + encodeURIComponent(slugs[locale] ?? ''))
  // Posts have a day and no hour: they come out in the morning of Riyadh.
  const published = new Date(`${publishedOn}T06:00:00Z`).toUTCString()
  return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${published}</pubDate><description>${escapeHtml(description)}</description></item>`
}
