import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { misbehaviours, unending } from '../../testing/outside/ghost-misbehaviours.ts'
import {
  type GhostAnswer,
  ghostPost,
  type GhostServer,
  startGhostServer,
} from '../../testing/outside/ghost-server.ts'
import { HostUnavailable } from './content-host.ts'
import { createGhost } from './ghost.ts'

let ghost: GhostServer
beforeEach(async () => {
  ghost = await startGhostServer()
})
afterEach(() => ghost.stop())

const readAll = (limitMs = 10_000) => createGhost({ ...ghost.config, limitMs }).readAll()
const failureOf = (limitMs?: number) => readAll(limitMs).catch((error: unknown) => error)
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ghostPost({ slug: `post-${at}`, tags: ['#lang-ar'] }))

it('reads a post with its tags', async () => {
  const picture = `${ghost.config.url}/content/images/2026/10/desk.jpg`
  ghost.posts = [
    ghostPost({ id: '6a1b', feature_image: picture, custom_excerpt: 'Short.', tags: ['#lang-en', 'Law'] }),
  ]
  expect(await readAll()).toEqual([
    {
      id: '6a1b',
      slug: 'notice-periods',
      title: 'Notice periods',
      html: '<p>Sixty days for a monthly wage.</p>',
      excerpt: 'Short.',
      picture,
      publishedAt: new Date('2026-10-06T06:00:00Z'),
      isForEverybody: true,
      tags: [
        { name: '#lang-en', slug: 'hash-lang-en' },
        { name: 'Law', slug: 'law' },
      ],
    },
  ])
})

/** A valid answer with one post, of exactly so many bytes. */
function answerOf(bytes: number): GhostAnswer {
  const [post] = many(1)
  const bodyWith = (html: string) =>
    JSON.stringify({ posts: [{ ...post, html }], meta: { pagination: { pages: 1, total: 1 } } })
  const body = bodyWith('x'.repeat(bytes - bodyWith('').length))
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

it('reads an answer of 1 MB, and not a byte more', async () => {
  const megabyte = 1024 * 1024
  ghost.misbehaviour = answerOf(megabyte)
  expect(await readAll()).toHaveLength(1)
  ghost.misbehaviour = answerOf(megabyte + 1)
  expect(await failureOf()).toMatchObject({ message: 'the content host answered with more than 1 MB' })
})

it('reads page after page', async () => {
  ghost.posts = many(25)
  expect((await readAll()).map(({ slug }) => slug)).toEqual(ghost.posts.map(({ slug }) => slug))
  expect(ghost.requests.map((request) => /&page=(\d+)/.exec(request)?.[1])).toEqual(['1', '2', '3'])
})

it('reads a host without posts', async () => {
  expect(await readAll()).toEqual([])
})

it('marks posts for members alone', async () => {
  ghost.posts = [ghostPost({ slug: 'a', visibility: 'paid', access: false }), ghostPost({ slug: 'b' })]
  expect((await readAll()).map(({ isForEverybody }) => isForEverybody)).toEqual([false, true])
})

describe('a host that', () => {
  it.each(Object.entries(misbehaviours))('%s is unavailable', async (_what, misbehaviour) => {
    ghost.misbehaviour = misbehaviour
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(HostUnavailable)
    expect(String(failure)).not.toContain(ghost.config.key)
    expect(String(failure)).not.toContain('127.0.0.1')
  })

  it.each(Object.entries(unending))(
    '%s is waited for no longer than the limit',
    async (_what, misbehaviour) => {
      ghost.misbehaviour = misbehaviour
      expect(await failureOf(150)).toBeInstanceOf(HostUnavailable)
    },
  )

  it.each([301, 302, 307, 308])('leads elsewhere by %s is not followed', async (status) => {
    const elsewhere = await startGhostServer(many(1))
    ghost.misbehaviour = (response) =>
      void response
        .writeHead(status, {
          location: `${elsewhere.config.url}/ghost/api/content/posts/?key=${ghost.config.key}`,
        })
        .end()
    const failure = await failureOf()
    await elsewhere.stop()
    expect(failure).toBeInstanceOf(HostUnavailable)
    expect(ghost.requests).toHaveLength(1)
    expect(elsewhere.requests).toEqual([])
  })

  it('is down is unavailable', async () => {
    await ghost.stop()
    expect(await failureOf()).toBeInstanceOf(HostUnavailable)
  })

  it('has more posts than we take is unavailable', async () => {
    ghost.posts = many(301)
    expect(await failureOf()).toMatchObject({ message: 'the content host has more than 300 posts' })
    expect(ghost.requests).toHaveLength(1)
  })

  it('counts more posts than it gives is unavailable, since a part is missing', async () => {
    const [post] = many(1)
    ghost.misbehaviour = (response) =>
      void response.end(JSON.stringify({ posts: [post], meta: { pagination: { pages: 1, total: 2 } } }))
    expect(await failureOf()).toBeInstanceOf(HostUnavailable)
  })
})
