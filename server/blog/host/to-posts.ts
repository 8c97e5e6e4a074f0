import type { HostedPost } from '../../platform/content-host/content-host.ts'
import type { Post } from '../post.ts'
import { toPost } from './to-post.ts'

/** A post of the host that is not shown, and why. */
export type SkippedPost = { id: string; reason: string }

/**
 * Makes posts of the site from those of the host. A mistake of an editor leaves out that one post and no other: of
 * two conflicting ones, the newer stays.
 * @param hosted newest first
 * @param origin scheme, name and port of the host
 */
export function toPosts(
  hosted: readonly HostedPost[],
  origin: string,
): { posts: Post[]; skipped: SkippedPost[] } {
  const posts: Post[] = []
  const skipped: SkippedPost[] = []
  const taken = new Set<string>()
  for (const one of hosted) {
    const post = toPost(one, origin)
    if (typeof post === 'string') {
      skipped.push({ id: one.id, reason: post })
      continue
    }
    const places = [`slug ${post.slug}`, `${post.locale} of ${post.key}`]
    const place = places.find((each) => taken.has(each))
    if (place === undefined) {
      posts.push(post)
      for (const each of places) taken.add(each)
    } else skipped.push({ id: one.id, reason: `another post is the ${place}` })
  }
  return { posts, skipped }
}
