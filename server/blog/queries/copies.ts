import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Post } from '../post.ts'

/** A copy with the slug of its twin in the other language. */
export type SummaryRow = Omit<PostSummary, 'slugs'> & { slug: string; twinSlug: string | null }

/** Newest first; the host gives at most 300. The index `blog_post_listed` holds them in this order. */
export const listCopies = (db: Database, locale: Locale): Promise<SummaryRow[]> =>
  db.query<SummaryRow>({
    name: 'list_blog_posts',
    text: `
      select post.key, post.slug, twin.slug as "twinSlug", post.title, post.description, post.minutes,
        post.published_on::text as "publishedOn", post.audience, post.topic, post.cover
      from blog_post as post left join blog_post as twin on twin.key = post.key and twin.locale <> post.locale
      where post.locale = $1::locale order by post.place, post.key`,
    values: [locale],
  })

type CopyRow = SummaryRow & { locale: Locale; html: string }

/** The copy in the wanted language, of the post that has the slug in any. */
export async function findCopy(db: Database, slug: string, wanted: Locale): Promise<CopyRow | undefined> {
  const [row] = await db.query<CopyRow>({
    name: 'find_blog_post',
    text: `
      select post.key, post.locale, post.slug, twin.slug as "twinSlug", post.title, post.description, post.html,
        post.minutes, post.published_on::text as "publishedOn", post.audience, post.topic, post.cover
      from blog_post as asked join blog_post as post on post.key = asked.key
        left join blog_post as twin on twin.key = post.key and twin.locale <> post.locale
      where asked.slug = $1 order by (post.locale = $2::locale) desc limit 1`,
    values: [slug, wanted],
  })
  return row
}

/** Puts these posts in the place of all that are kept. @param posts newest first */
export async function replaceCopies(db: Transaction, posts: readonly Post[]): Promise<void> {
  await db.query({ text: 'delete from blog_post' })
  for (const [place, post] of posts.entries())
    await db.query({
      name: 'add_blog_post',
      text: `
        insert into blog_post (key, locale, slug, title, description, html, minutes, published_on, audience, topic, cover, place)
        values ($1, $2::locale, $3, $4, $5, $6, $7, $8::date, $9::post_audience, $10::post_topic, $11, $12)`,
      values: [
        post.key,
        post.locale,
        post.slug,
        post.title,
        post.description,
        post.html,
        post.minutes,
        post.publishedOn,
        post.audience,
        post.topic,
        post.cover,
        place,
      ],
    })
}
