import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'
import type { BlogSource } from './blog-source.ts'
import { filePosts } from './file-posts.ts'
import type { Post } from './post.ts'

/** The posts of the repository. @param siteName stands in their texts as `{name}` */
export const fileSource = (siteName: Record<Locale, string>): BlogSource => ({
  list: async (locale) => filePosts.filter((post) => post.locale === locale).map(toSummary),
  find: async (slug, wanted) => {
    const key = filePosts.find((post) => post.slug === slug)?.key
    const written = filePosts.filter((post) => post.key === key)
    const post = written.find(({ locale }) => locale === wanted) ?? written[0]
    if (!post) return undefined
    const html = post.html.replaceAll('{name}', escapeHtml(siteName[post.locale]))
    return { ...toSummary(post), locale: post.locale, html }
  },
})

function toSummary({ locale: _locale, slug: _slug, html: _html, ...post }: Post): PostSummary {
  const slugIn = (locale: Locale) =>
    filePosts.find((other) => other.key === post.key && other.locale === locale)?.slug ?? null
  return { ...post, slugs: { ar: slugIn('ar'), en: slugIn('en') } }
}
