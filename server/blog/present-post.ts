import type { PostSummary } from '@qareeb/contract/blog'
import type { Post, WrittenPost } from './post.ts'

/** A post in one of its languages, as lists show it. */
export function presentPost(post: Post, { title, description, minutes }: WrittenPost): PostSummary {
  const { key, publishedOn, audience, topic, texts } = post
  const slugs = { ar: texts.ar?.slug ?? null, en: texts.en?.slug ?? null }
  return { key, slugs, title, description, publishedOn, audience, topic, minutes }
}
