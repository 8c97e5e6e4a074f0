import { z } from 'zod'
import { type ContentHost, type HostedPost, HostUnavailable } from './content-host.ts'
import type { GhostConfig } from './ghost-config.ts'
import { isSignedByGhost } from './is-signed-by-ghost.ts'
import { readJson } from './read-json.ts'

/** Few enough that an answer with long posts stays below its limit. */
const postsOfPage = 10

/** More posts than that are a mistake, or an attack on our memory. */
const mostPages = 30

/** Ghost's Content API, version 5 and 6: https://docs.ghost.org/content-api/posts */
export const createGhost = (config: GhostConfig): ContentHost => ({
  origin: new URL(config.url).origin,
  readAll: () => readAll(config),
  isSignedByHost: (request) => isSignedByGhost(request, config.hookSecret),
})

async function readAll(config: GhostConfig): Promise<HostedPost[]> {
  const posts = new Map<string, HostedPost>()
  let total = 0
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await readPage(config, page)
    ;({ pages, total } = answer)
    if (pages > mostPages)
      throw new HostUnavailable(`the content host has more than ${mostPages * postsOfPage} posts`)
    for (const post of answer.posts) posts.set(post.id, post)
  }
  // A post that comes out meanwhile moves the others by one place.
  if (posts.size !== total)
    throw new HostUnavailable('the posts of the content host changed as they were read')
  return [...posts.values()]
}

async function readPage({ url, key, limitMs }: GhostConfig, page: number) {
  const address = new URL(`${url}/ghost/api/content/posts/`)
  address.search = new URLSearchParams({
    key,
    include: 'tags',
    formats: 'html',
    order: 'published_at desc',
    limit: String(postsOfPage),
    page: String(page),
  }).toString()
  const { success, data } = pageSchema.safeParse(await readJson(address, limitMs))
  if (!success) throw new HostUnavailable('the content host answered in another shape')
  return { posts: data.posts, ...data.meta.pagination }
}

const hostedPost = z
  .object({
    id: z.string().regex(/^[\da-z-]{1,64}$/),
    slug: z.string().max(200),
    title: z.string(),
    html: z.string().nullish(),
    custom_excerpt: z.string().nullish(),
    excerpt: z.string().nullish(),
    feature_image: z.string().nullish(),
    published_at: z.iso.datetime({ offset: true }),
    access: z.boolean().optional(),
    visibility: z.string().optional(),
    tags: z.array(z.object({ name: z.string(), slug: z.string() })).optional(),
  })
  .transform((post): HostedPost => ({
    id: post.id,
    slug: post.slug,
    title: post.title,
    html: post.html ?? '',
    excerpt: post.custom_excerpt || post.excerpt || '',
    picture: post.feature_image ?? undefined,
    publishedAt: new Date(post.published_at),
    isForEverybody: post.access !== false && (post.visibility ?? 'public') === 'public',
    tags: post.tags ?? [],
  }))

const pageSchema = z.object({
  posts: z.array(hostedPost).max(postsOfPage),
  meta: z.object({ pagination: z.object({ pages: z.int().min(0), total: z.int().min(0) }) }),
})
