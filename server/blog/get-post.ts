import type { getPost as endpoint } from '@qareeb/contract/blog'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { AppError } from '../ground/errors.ts'
import type { BlogSource, FoundPost } from './blog-source.ts'
import { type SourceContext, sourceOf } from './source-of.ts'

/** Posts that are offered below another. */
const mostRelated = 3

/**
 * A post by its slug of either language, in the language that is asked for or else in the one that it is written in.
 * @throws AppError `request.notFound` for a slug that no post has
 */
export async function getPost(
  context: SourceContext,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const source = sourceOf(context)
  const post = await source.find(params.slug.normalize('NFC').toLowerCase(), query.locale)
  if (!post) throw new AppError('request.notFound')
  return { ...post, related: await listRelated(source, post) }
}

/** Those for the same readers first, then the newest. */
async function listRelated(source: BlogSource, { key, audience, locale }: FoundPost) {
  const others = (await source.list(locale)).filter((other) => other.key !== key)
  return others
    .toSorted((a, b) => Number(b.audience === audience) - Number(a.audience === audience))
    .slice(0, mostRelated)
}
