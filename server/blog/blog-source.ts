import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'

/** The port through which the site reads posts, wherever they were written. */
export type BlogSource = {
  /** The posts of a language, newest first. */
  list(locale: Locale): Promise<PostSummary[]>
  /** A post by its slug of either language, in the wanted language or else in the one in which it is written. */
  find(slug: string, wanted: Locale): Promise<FoundPost | undefined>
}

/** A post with its text, which is safe to print into a page. */
export type FoundPost = PostSummary & { locale: Locale; html: string }
