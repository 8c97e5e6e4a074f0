import type { PostAudience, PostTopic } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'

/** A post in one language. */
export type Post = {
  /** The same in every language of the post. */
  key: string
  locale: Locale
  slug: string
  title: string
  description: string
  /** Safe to print into a page. */
  html: string
  minutes: number
  /** ISO 8601, a day in Riyadh. */
  publishedOn: string
  audience: PostAudience
  topic: PostTopic
  /** Address of a picture at the content host; null for the drawing of the topic. */
  cover: string | null
}
