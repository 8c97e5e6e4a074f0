import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GhostConfig } from '../../platform/content-host/ghost-config.ts'

/** A post as Ghost's Content API answers it, with the fields that the site reads. */
export type GhostPost = ReturnType<typeof ghostPost>

/** Answers a request in Ghost's place. */
export type GhostAnswer = (response: http.ServerResponse) => void

export type GhostServer = {
  config: GhostConfig
  /** Newest first. */
  posts: GhostPost[]
  /** While it is set, every request gets this answer. */
  misbehaviour: GhostAnswer | undefined
  /** Paths with queries, as they came. */
  requests: string[]
  stop(): Promise<void>
}

const key = '22444f78447824223cefc48062'
const hookSecret = 'a secret of the webhooks'

/** A server on this machine that speaks Ghost's Content API, or misbehaves as the test requires. */
export async function startGhostServer(posts: GhostPost[] = []): Promise<GhostServer> {
  const server = http.createServer((request, response) => {
    ghost.requests.push(request.url ?? '')
    if (ghost.misbehaviour) ghost.misbehaviour(response)
    else answerAsGhost(ghost.posts, new URL(request.url ?? '', ghost.config.url), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const ghost: GhostServer = {
    config: { url: `http://127.0.0.1:${port}`, key, hookSecret, limitMs: 10_000 },
    posts,
    misbehaviour: undefined,
    requests: [],
    stop,
  }
  return ghost
}

function answerAsGhost(
  posts: readonly GhostPost[],
  { pathname, searchParams }: URL,
  response: http.ServerResponse,
) {
  if (pathname !== '/ghost/api/content/posts/')
    return answerJson(404)(
      { errors: [{ message: 'Resource not found error.', type: 'NotFoundError' }] },
      response,
    )
  if (searchParams.get('key') !== key)
    return answerJson(401)(
      { errors: [{ message: 'Unknown Content API Key', type: 'UnauthorizedError' }] },
      response,
    )
  const limit = Number(searchParams.get('limit'))
  const page = Number(searchParams.get('page'))
  const pages = Math.max(1, Math.ceil(posts.length / limit))
  const next = page < pages ? page + 1 : null
  const pagination = { page, limit, pages, total: posts.length, next, prev: page > 1 ? page - 1 : null }
  return answerJson(200)(
    { posts: posts.slice((page - 1) * limit, page * limit), meta: { pagination } },
    response,
  )
}

const answerJson = (status: number) => (body: object, response: http.ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))

/** A post of Ghost. @param tags by their names */
export function ghostPost({
  tags = ['#lang-en'],
  ...changes
}: Partial<typeof usualPost> & { tags?: string[] } = {}) {
  const id = changes.id ?? crypto.createHash('md5').update(JSON.stringify(changes)).digest('hex').slice(0, 24)
  return { ...usualPost, id, ...changes, tags: tags.map(toTag) }
}

const usualPost = {
  id: '',
  uuid: '0f1d6d4c-7f0f-4f0e-9a0e-0f3f0a3b1c2d',
  title: 'Notice periods',
  slug: 'notice-periods',
  html: '<p>Sixty days for a monthly wage.</p>',
  feature_image: null as string | null,
  featured: false,
  visibility: 'public',
  created_at: '2026-10-06T05:00:00.000+00:00',
  updated_at: '2026-10-06T06:30:00.000+00:00',
  published_at: '2026-10-06T06:00:00.000+00:00',
  custom_excerpt: null as string | null,
  url: 'https://blog.example/notice-periods/',
  excerpt: 'Sixty days for a monthly wage.',
  reading_time: 0,
  access: true,
}

/** Ghost writes the slug of an internal tag with `hash-` in front, in Latin letters. */
const toTag = (name: string) => ({
  id: crypto.createHash('md5').update(name).digest('hex').slice(0, 24),
  name,
  slug: name
    .toLowerCase()
    .replace('#', 'hash-')
    .replace(/[^a-z0-9-]/g, ''),
  visibility: name.startsWith('#') ? 'internal' : 'public',
})

/** A webhook as Ghost sends it at a moment. */
export function ghostHook(
  at: Date,
  { secret = hookSecret, body = '{"site":{"current":{},"previous":{}}}' } = {},
) {
  const time = at.getTime()
  const hex = crypto.createHmac('sha256', secret).update(`${body}${time}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-ghost-signature': `sha256=${hex}, t=${time}` }
  return { method: 'POST' as const, url: '/api/v1/blog/hook', headers, payload: body }
}
