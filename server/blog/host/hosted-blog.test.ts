import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, freshDatabase } from '../../testing/database.ts'
import { misbehaviours, unending } from '../../testing/outside/ghost-misbehaviours.ts'
import {
  ghostHook,
  ghostPost,
  type GhostServer,
  startGhostServer,
} from '../../testing/outside/ghost-server.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { openTestApp, type TestApp, testServices } from '../../testing/test-app.ts'
import { blogTasks } from '../tasks.ts'
import { fetchPosts } from './fetch-posts.ts'

const now = () => new Date('2026-11-24T09:00:00Z')
const later = (seconds: number) => new Date(now().getTime() + seconds * 1_000)

let database: TestDatabase
let ghost: GhostServer
/** Two processes of one site. */
let first: TestApp
let second: TestApp
beforeAll(async () => {
  database = await freshDatabase()
  ghost = await startGhostServer()
  const options = { db: database.db, config: { ghost: ghost.config }, now }
  first = await openTestApp(options)
  second = await openTestApp(options)
})
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close(), ghost.stop()])
  await database.drop()
})

const arabic = ghostPost({
  id: 'aa01',
  slug: 'mdh-alash-ar',
  title: 'مدة الإشعار',
  html: '<p>ستون يوما.</p>',
  tags: ['#lang-ar', '#pair-notice', '#for-companies', '#topic-law'],
})
const english = ghostPost({ id: 'aa02', tags: ['#lang-en', '#pair-notice', '#for-companies', '#topic-law'] })
const onlyEnglish = ghostPost({
  id: 'aa03',
  slug: 'remote-work',
  title: 'Remote work',
  published_at: '2026-10-01T06:00:00.000+00:00',
})

const services = (limitMs = 10_000) =>
  testServices({ db: database.db, config: { ghost: { ...ghost.config, limitMs } }, now })
const fetchOnce = () => fetchPosts(services().services)
beforeEach(async () => {
  ghost.misbehaviour = undefined
  ghost.posts = [arabic, english, onlyEnglish]
  await fetchOnce()
  await runTasks(services().services, { tasks: blogTasks })
})

const get = (url: string, { app } = first) => app.inject(url)
const titlesIn = async (locale: 'ar' | 'en', from = first) =>
  (await get(`/api/v1/blog?locale=${locale}`, from))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('copies of the posts of a content host', () => {
  test('are listed in each language, and are the same in every process', async () => {
    for (const process of [first, second]) {
      expect(await titlesIn('ar', process)).toEqual(['مدة الإشعار'])
      expect(await titlesIn('en', process)).toEqual(['Notice periods', 'Remote work'])
    }
  })

  test('are found by the slug of either language', async () => {
    const answer = await get('/api/v1/blog/notice-periods?locale=ar')
    expect(answer.json()).toMatchObject({
      key: 'notice',
      locale: 'ar',
      slugs: { ar: 'mdh-alash-ar', en: 'notice-periods' },
      html: '<p>ستون يوما.</p>',
      audience: 'companies',
      topic: 'law',
      cover: null,
      related: [],
    })
    expect(answer.headers['cache-control']).toContain('max-age=60')
    const again = await first.app.inject({
      url: '/api/v1/blog/notice-periods?locale=ar',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('answer in the only language of a post, and name others below it', async () => {
    expect((await get('/api/v1/blog/remote-work?locale=ar')).json()).toMatchObject({
      locale: 'en',
      slugs: { ar: null, en: 'remote-work' },
      related: [{ key: 'notice' }],
    })
  })

  test('take the place of the posts of the repository', async () => {
    for (const slug of ['how-to-read-a-job-offer', 'no-such-post', '%D9%86', "x'--", 'a'.repeat(200)])
      expect((await get(`/api/v1/blog/${slug}?locale=en`)).statusCode).toBe(404)
  })

  test('stand in the site map, in the feeds and in pictures for links', async () => {
    const map = (await get('/sitemaps/pages.xml')).body
    expect(map).toContain('<loc>https://qareeb.example/blog/mdh-alash-ar</loc>')
    expect(map).toContain('<loc>https://qareeb.example/en/blog/remote-work</loc>')
    expect(map).not.toContain('how-to-read-a-job-offer')
    const feed = (await get('/en/blog/rss.xml')).body
    expect(feed.match(/<item>/g)).toHaveLength(2)
    expect(feed).toContain('<guid>https://qareeb.example/en/blog/notice-periods</guid>')
    expect((await get('/og/post/notice.png?locale=en')).headers['content-type']).toBe('image/png')
    expect((await get('/og/post/aa03.png?locale=en')).statusCode).toBe(200)
  })

  test('let pages show pictures of the host, and of no other', async () => {
    const policy = String((await get('/nowhere')).headers['content-security-policy'])
    expect(policy).toContain(`img-src 'self' data: blob: ${ghost.config.url};`)
    expect(policy.split(ghost.config.url)).toHaveLength(2)
  })

  test('follow the host: changed, added and withdrawn posts', async () => {
    ghost.posts = [
      ghostPost({ id: 'aa04', slug: 'new', title: 'New, on the same day' }),
      { ...english, title: 'Notice, again' },
    ]
    await fetchOnce()
    expect(await titlesIn('ar', second)).toEqual([])
    expect(await titlesIn('en', second)).toEqual(['New, on the same day', 'Notice, again'])
    expect((await get('/api/v1/blog/remote-work?locale=en', second)).statusCode).toBe(404)
  })

  test('hold nothing that runs', async () => {
    ghost.posts = [
      ghostPost({ html: '<p onclick="x()">a</p><script>x()</script><img src="//evil.example/x">' }),
    ]
    await fetchOnce()
    expect((await get('/api/v1/blog/notice-periods?locale=en')).json()).toMatchObject({ html: '<p>a</p>' })
  })

  test('leave out a post with a mistake, and say so in the log', async () => {
    ghost.posts = [english, ghostPost({ id: 'aa09', slug: 'no-language', tags: [] })]
    const { services: own, logged } = services()
    await fetchPosts(own)
    expect(await titlesIn('en')).toEqual(['Notice periods'])
    expect(logged.join()).toContain('"skipped":[{"id":"aa09","reason":"no tag #lang-ar or #lang-en"}]')
  })

  test('are not written again when nothing has changed', async () => {
    const versions = () =>
      database.owner.query({ text: 'select xmin::text, key, locale from blog_post order by 2, 3' })
    const before = await versions()
    await fetchOnce()
    expect(await versions()).toEqual(before)
  })

  test('are not replaced by a reading that began before them', async () => {
    await database.owner.query({ text: 'update blog_reading set kept = begun + 100' })
    ghost.posts = []
    await fetchOnce()
    expect(await titlesIn('en')).toEqual(['Notice periods', 'Remote work'])
    await database.owner.query({ text: 'update blog_reading set kept = begun' })
  })
})

describe('the last good copies stay when the host', () => {
  /** A reading: its log, and what the site shows then. */
  const fetchAndShow = async (limitMs?: number) => {
    const { services: own, logged } = services(limitMs)
    await fetchPosts(own)
    const post = await get('/api/v1/blog/notice-periods?locale=ar')
    return {
      log: logged.join(),
      shown: [await titlesIn('en', first), await titlesIn('en', second), post.statusCode],
    }
  }
  const copies = ['Notice periods', 'Remote work']

  test.each(Object.entries(misbehaviours))('%s', async (_what, misbehaviour) => {
    ghost.misbehaviour = misbehaviour
    const { log, shown } = await fetchAndShow()
    expect(shown).toEqual([copies, copies, 200])
    expect(log).toContain('"keptAt":"2026-11-24T09:00:00.000Z"')
    expect(log).not.toContain(ghost.config.key)
  })

  test.each(Object.entries(unending))('%s', async (_what, misbehaviour) => {
    ghost.misbehaviour = misbehaviour
    expect((await fetchAndShow(150)).shown).toEqual([copies, copies, 200])
  })

  test('breaks off after the first page', async () => {
    const posts = Array.from({ length: 11 }, (_, at) => ghostPost({ slug: `other-${at}` }))
    ghost.misbehaviour = (response) => {
      ghost.misbehaviour = (next) => void next.writeHead(502).end()
      const pagination = { pages: 2, total: 11 }
      response.end(JSON.stringify({ posts: posts.slice(0, 10), meta: { pagination } }))
    }
    expect((await fetchAndShow()).shown).toEqual([copies, copies, 200])
  })
})

describe('a hook of the host', () => {
  const send = (request: ReturnType<typeof ghostHook>, { app } = first) => app.inject(request)
  const waiting = async () => (await services().services.tasks.countByQueue())['blog.fetchPosts']

  test('fetches the posts soon', async () => {
    ghost.posts = [english]
    expect((await send(ghostHook(now()))).statusCode).toBe(204)
    expect(await runTasks(services().services, { tasks: blogTasks })).toEqual(['done'])
    expect(await titlesIn('en', second)).toEqual(['Notice periods'])
  })

  test('that is repeated, at any process, adds one task', async () => {
    for (const process of [first, second, first])
      expect((await send(ghostHook(now()), process)).statusCode).toBe(204)
    expect(await runTasks(services().services, { tasks: blogTasks })).toEqual(['done'])
    expect((await send(ghostHook(now()))).statusCode).toBe(204)
    expect(await runTasks(services().services, { tasks: blogTasks })).toEqual(['done'])
  })

  test('is checked by its bytes, not by their meaning', async () => {
    const body = '{ "post" : {"current": {"title": "\\u0645"}} }'
    const signed = ghostHook(now(), { body })
    expect((await send(signed)).statusCode).toBe(204)
    expect((await send({ ...signed, payload: JSON.stringify(JSON.parse(body)) })).statusCode).toBe(403)
  })

  test.each([
    ['signed with another secret', ghostHook(now(), { secret: 'another secret of webhooks' })],
    ['too old', ghostHook(later(-301))],
    ['from the future', ghostHook(later(301))],
    ['without a signature', { ...ghostHook(now()), headers: { 'content-type': 'application/json' } }],
  ])('%s is refused and adds nothing', async (_what, request) => {
    const before = await waiting()
    const answer = await first.app.inject(request)
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'blog.wrongSignature' }])
    expect(await waiting()).toEqual(before)
  })

  test('is unknown to a site without a host, and is refused by one without a secret', async () => {
    const without = await openTestApp({ db: database.db, now })
    expect((await send(ghostHook(now()), without)).statusCode).toBe(404)
    const { config } = ghost
    const unsigned = await openTestApp({
      db: database.db,
      now,
      config: { ghost: { ...config, hookSecret: undefined } },
    })
    expect((await send(ghostHook(now()), unsigned)).statusCode).toBe(403)
    await Promise.all([without.app.close(), unsigned.app.close()])
  })
})

test('without a host the task does nothing', async () => {
  const before = ghost.requests.length
  await fetchPosts(testServices({ db: database.db, now }).services)
  expect(ghost.requests).toHaveLength(before)
})
