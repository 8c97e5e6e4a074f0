import { expect, test } from 'vitest'
import { blogData } from './blog-data.ts'

const blog = {
  name: 'Qareeb blog',
  description: 'Net pay, and more.',
  origin: 'https://qareeb.example',
  locale: 'en',
} as const

test('the blog names its posts with their addresses', () => {
  const post = { title: 'Net pay', slugs: { ar: null, en: 'net-pay' }, publishedOn: '2026-09-08' }
  expect(blogData([post], blog)).toMatchObject({
    url: 'https://qareeb.example/en/blog',
    blogPost: [{ headline: 'Net pay', url: 'https://qareeb.example/en/blog/net-pay' }],
  })
})

test('a blog without posts has no empty list of them', () => {
  expect(blogData([], blog)).not.toHaveProperty('blogPost')
})
