import { expect, test } from 'vitest'
import { postHead } from './post-head.ts'

const site = {
  origin: 'https://qareeb.example',
  name: { ar: 'قريب', en: 'Qareeb' },
  supportEmail: 'support@qareeb.example',
  links: {},
}
const post = {
  key: 'net-pay',
  slugs: { ar: 'الراتب-الصافي', en: 'net-pay' },
  title: 'Net pay',
  description: 'What arrives.',
  publishedOn: '2026-09-08',
  minutes: 4,
}

test('a post has an address in each language and a picture of its own', () => {
  expect(postHead(post, { site, locale: 'en' })).toMatchObject({
    image: '/og/post/net-pay.png?locale=en',
    addresses: { ar: `/blog/${encodeURIComponent('الراتب-الصافي')}`, en: '/en/blog/net-pay' },
    onlyIn: undefined,
    isArticle: true,
    jsonLd: {
      '@type': 'BlogPosting',
      headline: 'Net pay',
      datePublished: '2026-09-08',
      timeRequired: 'PT4M',
      mainEntityOfPage: 'https://qareeb.example/en/blog/net-pay',
    },
  })
})

test('a post in one language has no alternate', () => {
  const head = postHead({ ...post, slugs: { ar: null, en: 'net-pay' } }, { site, locale: 'en' })
  expect(head.onlyIn).toBe('en')
})
