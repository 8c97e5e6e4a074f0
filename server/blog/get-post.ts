import type { getPost as endpoint } from '@qareeb/contract/blog'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { escapeHtml } from '../platform/http/refusals/escape-html.ts'
import { listPostsIn } from './list-posts.ts'
import { posts } from './posts.ts'
import { presentPost } from './present-post.ts'

/** Posts that are offered below another. */
const mostRelated = 3

/**
 * A post by its slug of either language, in the language that is asked for or else in the one that it is written in.
 * @throws AppError `request.notFound` for a slug that no post has
 */
export function getPost(
  { config }: Pick<Context, 'config'>,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): ResponseOf<typeof endpoint> {
  const slug = params.slug.normalize('NFC').toLowerCase()
  const post = posts.find(({ texts }) => texts.ar?.slug === slug || texts.en?.slug === slug)
  const locale = post?.texts[query.locale] ? query.locale : query.locale === 'ar' ? 'en' : 'ar'
  const text = post?.texts[locale]
  if (!post || !text) throw new AppError('request.notFound')
  return {
    ...presentPost(post, text),
    locale,
    html: withName(text.html, config.site.name[locale]),
    related: relatedTo(post, locale),
  }
}

/** The name of the site stands in texts as `{name}`. */
const withName = (html: string, name: string) => html.replaceAll('{name}', escapeHtml(name))

/** Those for the same readers first, then the newest. */
function relatedTo({ key, audience }: { key: string; audience: string }, locale: 'ar' | 'en') {
  const others = listPostsIn(locale).filter((other) => other.key !== key)
  return others
    .toSorted((a, b) => Number(b.audience === audience) - Number(a.audience === audience))
    .slice(0, mostRelated)
}
