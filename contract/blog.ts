import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { locales } from './locale.ts'
import { bilingual, text } from './values.ts'

/** Subjects of posts; each has a drawing of its own. */
export const postTopics = ['pay', 'law', 'offer', 'commute', 'ads', 'fairness', 'other'] as const
export type PostTopic = (typeof postTopics)[number]

export const postAudiences = ['seekers', 'companies'] as const
export type PostAudience = (typeof postAudiences)[number]

/** A post as lists show it, in one language. */
const postSummary = z.object({
  /** The same in every language. */
  key: z.string(),
  /** The name of the post in addresses, by language; null where it is not written in that language. */
  slugs: bilingual,
  title: z.string(),
  description: z.string(),
  publishedOn: z.iso.date(),
  audience: z.enum(postAudiences),
  topic: z.enum(postTopics),
  /** Address of a picture at the content host; null for the drawing of the topic. */
  cover: z.nullable(z.string()),
  /** Minutes that reading takes. */
  minutes: z.int(),
})
export type PostSummary = z.output<typeof postSummary>

const inLanguage = z.object({ locale: z.enum(locales) })

export const listPosts = endpoint('GET', '/api/v1/blog', {
  summary: 'The posts of the blog in one language, newest first',
  access: 'everyone',
  query: inLanguage,
  response: z.object({ items: z.array(postSummary) }),
  cacheSeconds: 60,
})

export const getPost = endpoint('GET', '/api/v1/blog/{slug}', {
  summary: 'A post by its slug of either language, with the posts nearest to it',
  access: 'everyone',
  params: z.object({ slug: text({ min: 1, max: 200 }) }),
  query: inLanguage,
  response: z.object({
    ...postSummary.shape,
    /** The language of title and text: the one that was asked for, or the only one of the post. */
    locale: z.enum(locales),
    /** Sanitised HTML. */
    html: z.string(),
    related: z.array(postSummary),
  }),
  cacheSeconds: 60,
})

/** Its body is read for its signature alone, so every hook of the host can be sent here. */
export const receiveHook = endpoint('POST', '/api/v1/blog/hook', {
  summary: 'The webhook of the content host for changed posts, checked by its signature',
  access: 'everyone',
  status: 204,
  response: z.undefined(),
  errors: ['blog.wrongSignature', 'request.notFound'],
})
