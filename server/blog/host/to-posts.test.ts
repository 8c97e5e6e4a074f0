import { expect, test } from 'vitest'
import type { HostedPost } from '../../platform/content-host/content-host.ts'
import { toPosts } from './to-posts.ts'

const host = 'https://blog.example'

const toTag = (name: string) => ({ name, slug: name.replace('#', 'hash-') })
const hosted = ({
  tags = ['#lang-en'],
  ...changes
}: Partial<Omit<HostedPost, 'tags'>> & { tags?: string[] } = {}): HostedPost => ({
  id: '6a1b',
  slug: 'notice-periods',
  title: 'Notice periods',
  html: '<p>Sixty days.</p>',
  excerpt: 'Sixty days.',
  picture: undefined,
  publishedAt: new Date('2026-10-06T06:00:00Z'),
  isForEverybody: true,
  ...changes,
  tags: tags.map(toTag),
})
const one = (changes: Parameters<typeof hosted>[0]) => toPosts([hosted(changes)], host).posts[0]
const reasonOf = (changes: Parameters<typeof hosted>[0]) =>
  toPosts([hosted(changes)], host).skipped[0]?.reason

test('a post is read that has only its language as a tag', () => {
  expect(toPosts([hosted()], host)).toEqual({
    skipped: [],
    posts: [
      {
        key: '6a1b',
        locale: 'en',
        slug: 'notice-periods',
        title: 'Notice periods',
        description: 'Sixty days.',
        html: '<p>Sixty days.</p>',
        minutes: 1,
        publishedOn: '2026-10-06',
        audience: 'seekers',
        topic: 'other',
        cover: null,
      },
    ],
  })
})

test('the other internal tags of a post are read', () => {
  const tags = ['Law', '#lang-ar', '#pair-notice', '#slug-مدة-الإشعار', '#for-companies', '#topic-law']
  expect(one({ tags, picture: `${host}/content/images/a.jpg` })).toMatchObject({
    key: 'notice',
    locale: 'ar',
    slug: 'مدة-الإشعار',
    audience: 'companies',
    topic: 'law',
    cover: `${host}/content/images/a.jpg`,
  })
})

test('the date of a post is the day in Riyadh', () => {
  expect(one({ publishedAt: new Date('2026-10-06T21:30:00Z') })?.publishedOn).toBe('2026-10-07')
})

test('an unknown topic and a picture from elsewhere are left out', () => {
  expect(one({ tags: ['#lang-en', '#topic-cats'], picture: 'https://images.example/cat.jpg' })).toMatchObject(
    {
      topic: 'other',
      cover: null,
    },
  )
})

test('titles and summaries are one line each, of a bounded length', () => {
  const post = one({ title: 'Notice\0\n periods', excerpt: 'word '.repeat(100) })
  expect(post?.title).toBe('Notice periods')
  expect(post?.description).toMatch(/^(word ){59}word…$/)
})

test.each([
  ['no tag #lang-ar or #lang-en', { tags: ['Law'] }],
  ['no tag #lang-ar or #lang-en', { tags: ['#lang-fr'] }],
  ['only members may read it', { isForEverybody: false }],
  ['no title', { title: ' ' }],
  [
    'its slug has other characters than small letters, digits and hyphens',
    { tags: ['#lang-en', '#slug-a/../b'] },
  ],
  ['its slug has other characters than small letters, digits and hyphens', { slug: 'x'.repeat(201) }],
])('a post is left out: %s', (reason, changes) => {
  expect(reasonOf(changes)).toBe(reason)
})

test('of two posts with the same pair or slug the newer one is kept', () => {
  const { posts, skipped } = toPosts(
    [
      hosted({ id: 'new', tags: ['#lang-en', '#pair-notice'] }),
      hosted({ id: 'same-pair', slug: 'another', tags: ['#lang-en', '#pair-notice'] }),
      hosted({ id: 'same-slug', tags: ['#lang-ar'] }),
    ],
    host,
  )
  expect(posts).toHaveLength(1)
  expect(skipped).toEqual([
    { id: 'same-pair', reason: 'another post is the en of notice' },
    { id: 'same-slug', reason: 'another post is the slug notice-periods' },
  ])
})
