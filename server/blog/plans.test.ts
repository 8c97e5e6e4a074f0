import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { addManyPosts } from '../testing/seeds/many-posts.ts'
import { findCopy, listCopies } from './queries/copies.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await addManyPosts(database.owner)
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
