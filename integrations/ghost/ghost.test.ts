import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPosts } from '../../server/blog/host/to-posts.ts'
import { HostUnavailable } from '../../server/platform/content-host/content-host.ts'
import { createGhost } from '../../server/platform/content-host/ghost.ts'
import { deleteAtGhost, ghostConfig, makeAtGhost, mayWrite } from './ask-ghost.ts'

const ghost = createGhost(ghostConfig)

it('reads what is published', async () => {
  for (const post of await ghost.readAll()) expect(post.publishedAt.getTime()).toBeLessThanOrEqual(Date.now())
})

it('is refused with another key', async () => {
  const other = createGhost({ ...ghostConfig, key: '0'.repeat(26) })
  await expect(other.readAll()).rejects.toEqual(new HostUnavailable('the content host answered 401'))
})

type Hook = { signature: string | undefined; body: Buffer }

describe.runIf(mayWrite)('after two posts and a webhook', () => {
  const run = crypto.randomBytes(4).toString('hex')
  const made: string[] = []
  const hooks: Hook[] = []
  const receiver = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      hooks.push({ signature: request.headers['x-ghost-signature']?.toString(), body })
      response.writeHead(204).end()
    })
  })

  const writePost = async (title: string, { html, tags }: { html: string; tags: string[] }) => {
    const post = { title, html, tags, status: 'published', custom_excerpt: `About ${title}` }
    made.push(await makeAtGhost('posts', post))
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()))
    // A server that listens on a port has an address with one.
    const { port } = receiver.address() as AddressInfo
    const webhook = {
      event: 'site.changed',
      target_url: `http://127.0.0.1:${port}/`,
      secret: ghostConfig.hookSecret,
      name: `Qareeb ${run}`,
    }
    made.push(await makeAtGhost('webhooks', webhook))
    await writePost(`Notice ${run}`, {
      html: '<h2>Sixty days</h2><p>Text <strong>bold</strong>.</p><script>alert(1)</script>',
      tags: ['#lang-en', `#pair-${run}`, '#for-companies', '#topic-law'],
    })
    await writePost(`مدة الإشعار ${run}`, {
      html: '<p>ستون يوما.</p>',
      tags: ['#lang-ar', `#pair-${run}`, `#slug-مدة-الإشعار-${run}`],
    })
  })
  afterAll(async () => {
    for (const path of made) await deleteAtGhost(path)
    receiver.close()
  })

  it('reads both languages of a post as one, sanitised', async () => {
    const { posts } = toPosts(await ghost.readAll(), ghost.origin)
    const own = posts.filter(({ key }) => key === run)
    expect(own.toSorted((a, b) => (a.locale > b.locale ? 1 : -1))).toMatchObject([
      { locale: 'ar', slug: `مدة-الإشعار-${run}`, title: `مدة الإشعار ${run}`, html: '<p>ستون يوما.</p>' },
      {
        locale: 'en',
        slug: `notice-${run}`,
        description: `About Notice ${run}`,
        audience: 'companies',
        topic: 'law',
        html: expect.stringMatching(/^<h2>Sixty days<\/h2><p>Text <strong>bold<\/strong>\.<\/p>$/),
      },
    ])
  })

  // Ghost 6 sends hooks to this machine only when it runs with NODE_ENV=development.
  it('accepts a webhook with a valid signature, and refuses it with one more byte', async () => {
    await expect.poll(() => hooks.length, { timeout: 30_000 }).toBeGreaterThan(0)
    for (const hook of hooks) {
      expect(ghost.isSignedByHost({ ...hook, now: new Date() })).toBe(true)
      const longer = { ...hook, body: Buffer.concat([hook.body, Buffer.from(' ')]), now: new Date() }
      expect(ghost.isSignedByHost(longer)).toBe(false)
    }
  })
})
