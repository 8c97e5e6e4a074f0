import type { PostTopic } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'

/** A post in one language. */
export type WrittenPost = {
  slug: string
  title: string
  description: string
  /** Safe to print into a page. */
  html: string
  minutes: number
}

/** A post with its texts in the languages in which it is written. */
export type Post = {
  key: string
  /** ISO 8601, a day in Riyadh. */
  publishedOn: string
  audience: 'seekers' | 'companies'
  topic: PostTopic
  texts: { [L in Locale]?: WrittenPost }
}
