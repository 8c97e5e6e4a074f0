import type { listPosts as endpoint, PostSummary } from '@qareeb/contract/blog'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import { type SourceContext, sourceOf } from './source-of.ts'

/** The posts that are written in a language, newest first. */
export const listPosts = async (
  context: SourceContext,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> => ({ items: await listPostsIn(context, query.locale) })

/** The same for callers inside of the server. */
export const listPostsIn = (context: SourceContext, locale: Locale): Promise<PostSummary[]> =>
  sourceOf(context).list(locale)
