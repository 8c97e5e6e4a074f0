import type { listPosts as endpoint, PostSummary } from '@qareeb/contract/blog'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import { posts } from './posts.ts'
import { presentPost } from './present-post.ts'

/** The posts that are written in a language, newest first. */
export const listPosts = (
  _context: unknown,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): ResponseOf<typeof endpoint> => ({ items: listPostsIn(query.locale) })

/** The same for callers inside of the server. */
export const listPostsIn = (locale: Locale): PostSummary[] =>
  posts.flatMap((post) => {
    const text = post.texts[locale]
    return text ? [presentPost(post, text)] : []
  })
