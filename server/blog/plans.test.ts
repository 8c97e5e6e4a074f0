import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { findCopy, listCopies } from './queries/copies.ts'

// With as many posts as the host gives at most, in both languages.

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.owner.query({
    text: `
      insert into blog_post (key, locale, slug, title, description, html, minutes, published_on, audience, topic, place)
      select 'post-' || no, locale::locale, locale || '-' || no, 'Title', 'Description', repeat(md5(no::text), 100), 4,
        date '2026-01-01' + no, (enum_range(null::post_audience))[1], (enum_range(null::post_topic))[1], no
      from generate_series(1, 300) as no, unnest(array['ar', 'en']) as locale`,
  })
  await database.owner.query({ text: 'vacuum (analyze) blog_post' })
})
afterAll(() => database.drop())

test('an index finds a post by its slug', async () => {
  const [post] = await readsOf(database.db, (db) => findCopy(db, 'en-250', 'ar'))
  expect(post?.readWhole).toEqual([])
  expect(post?.indexes).toContain('blog_post_slug_key')
  expect(post?.blocks).toBeLessThanOrEqual(20)
})

test('the list reads each post once', async () => {
  const [list] = await readsOf(database.db, (db) => listCopies(db, 'en'))
  expect(list?.scans.every(({ rows }) => rows <= 600)).toBe(true)
  expect(list?.blocks).toBeLessThanOrEqual(1_000)
})
