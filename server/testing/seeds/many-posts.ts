import type { Database } from '../../platform/database/database.ts'

/** As many posts as a content host gives at most, in both languages: `ar-1` to `ar-300` and `en-1` to `en-300`. */
export async function addManyPosts(owner: Database): Promise<void> {
  await owner.query({
    text: `
      insert into blog_post (key, locale, slug, title, description, html, minutes, published_on, audience, topic, place)
      select 'post-' || no, locale::locale, locale || '-' || no, 'Title', 'Description', repeat(md5(no::text), 100), 4,
        date '2026-01-01' + no, (enum_range(null::post_audience))[1], (enum_range(null::post_topic))[1], no
      from generate_series(1, 300) as no, unnest(array['ar', 'en']) as locale`,
  })
  await owner.query({ text: 'vacuum (analyze) blog_post' })
}
