import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { filePosts } from './file-posts.ts'

let database: TestDatabase
let opened: TestApp
beforeAll(async () => {
  database = await freshDatabase()
  opened = await openTestApp({ db: database.db })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

const get = (url: string) => opened.app.inject(url)

describe('the posts that come with the product', () => {
  test('are six at least, each in both languages with a slug of its own', () => {
    const languages = Map.groupBy(filePosts, ({ key }) => key)
    expect(languages.size).toBeGreaterThanOrEqual(6)
    for (const [key, written] of languages)
      expect([key, ...written.map(({ locale }) => locale).toSorted()]).toEqual([key, 'ar', 'en'])
    expect(new Set(filePosts.map(({ slug }) => slug)).size).toBe(filePosts.length)
  })

  test.each(filePosts.map(({ key, locale, html }) => [key, locale, html] as const))(
    '%s names its sources (%s)',
    (_key, locale, html) => {
      expect(html).toContain(locale === 'ar' ? '<h2>المصادر</h2>' : '<h2>Sources</h2>')
    },
  )
})

test('lists posts in one language, newest first', async () => {
  const { items } = (await get('/api/v1/blog?locale=ar')).json<{
    items: { publishedOn: string; title: string }[]
  }>()
  const dates = items.map(({ publishedOn }) => publishedOn)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(items.every(({ title }) => /[\u0600-\u06FF]/.test(title))).toBe(true)
})

test('refuses a list without its language, in the language of the caller', async () => {
  const answer = await opened.app.inject({ url: '/api/v1/blog', headers: { 'accept-language': 'ar' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'request.invalid' })
})

test('finds a post by its slug of the other language', async () => {
  const bySlug = async (slug: string) =>
    (await get(`/api/v1/blog/${encodeURIComponent(slug)}?locale=en`)).json<{ key: string; locale: string }>()
  const isArabic = ({ key, locale }: { key: string; locale: string }) =>
    key === 'reading-an-offer' && locale === 'ar'
  const arabic = filePosts.find(isArabic)?.slug ?? ''
  expect(await bySlug(arabic)).toEqual(await bySlug('how-to-read-a-job-offer'))
  expect(await bySlug(arabic)).toMatchObject({ key: 'reading-an-offer', locale: 'en' })
})

test('offers three other posts, those for the same readers first', async () => {
  const { key, related } = (await get('/api/v1/blog/answer-600-applicants-fairly?locale=en')).json<{
    key: string
    related: { key: string; audience: string }[]
  }>()
  expect(related).toHaveLength(3)
  expect(related.map((post) => post.key)).not.toContain(key)
  expect(related[0]?.audience).toBe('companies')
})

test('shows the name of the site in the language of the post', async () => {
  const { html } = (await get('/api/v1/blog/net-pay-and-gosi?locale=en')).json<{ html: string }>()
  expect(html).toContain('Every ad on Qareeb states net pay')
})

test('a slug that no post has is not found', async () => {
  for (const slug of ['nothing', '%D9%86', '..%2Fpages', 'a'.repeat(200)])
    expect((await get(`/api/v1/blog/${slug}?locale=ar`)).statusCode).toBe(404)
})
