import { getPost, listPosts } from '@qareeb/contract/blog'
import { example } from '../platform/http/openapi/example.ts'

const post = {
  key: 'reading-an-offer',
  slugs: { ar: 'قراءة-العرض-الوظيفي', en: 'how-to-read-a-job-offer' },
  title: 'How to read a job offer in twenty minutes',
  description: 'Twelve lines of an offer that matter, and a short message that asks for the missing ones.',
  publishedOn: '2026-10-06',
  audience: 'seekers' as const,
  topic: 'offer' as const,
  cover: null,
  minutes: 5,
}

/** Answers about the blog. */
export const blogExamples = [
  example(listPosts, { items: [post] }),
  example(getPost, { ...post, locale: 'en', html: '<p>The offer has come.</p>', related: [] }),
]
