import * as z from 'zod/mini'
import { measuredPageNames, mostPageSeconds } from './analytics/measured-pages.ts'
import { viewSources } from './analytics/view-sources.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locale.ts'
import { id, queryNumber } from './values.ts'

export const analyticsBounds = {
  /** Events of one message. */
  events: 5,
  /** Messages of one network in a minute; a mobile carrier gives thousands of people one address. */
  messagesPerMinute: 240,
  /** Days that the page of administrators shows. */
  days: 90,
} as const

const page = z.enum(measuredPageNames)
const locale = z.enum(locales)

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('adView'), jobAdId: id, source: z.enum(viewSources) }),
  z.strictObject({ kind: z.literal('pageView'), page, locale }),
  z.strictObject({
    kind: z.literal('pageLeave'),
    page,
    locale,
    seconds: z.int().check(z.gte(0), z.lte(mostPageSeconds)),
  }),
])
export type MeasuredEvent = z.output<typeof event>

export const recordViews = endpoint('POST', '/api/v1/events', {
  summary:
    'Count views of pages and ads, without a cookie and without an address; views by robots are not counted',
  access: 'everyone',
  body: z.strictObject({
    events: z.array(event).check(z.minLength(1), z.maxLength(analyticsBounds.events)),
  }),
  status: 204,
  response: z.undefined(),
  errors: ['request.tooMany'],
})

export const getAnalytics = endpoint('GET', '/api/v1/admin/analytics', {
  summary: 'Views of pages and ads by day and by page; for platform administrators',
  access: 'signed-in',
  query: z.strictObject({
    /** The last days, today among them; 30 when left out. */
    days: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(analyticsBounds.days)))),
  }),
  response: z.object({
    /** Every day of the time, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), views: z.int(), adViews: z.int() })),
    /** The most seen first. */
    pages: z.array(
      z.object({
        page,
        views: z.int(),
        /** Of them on the pages in this language. */
        inArabic: z.int(),
        inEnglish: z.int(),
        /** Mean time on the page over the visits that have ended; null without any. */
        seconds: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['request.forbidden', 'organization.notWhileImpersonating'],
})
