import * as z from 'zod/mini'
import { viewSources } from '../analytics/view-sources.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../values.ts'

/** Days that the numbers of an ad show one by one. */
export const numberDays = 30

export const getJobAdNumbers = endpoint('GET', '/api/v1/job-ad/{id}/numbers', {
  summary: 'Views, applications and answers of a job ad in numbers; for its team',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  response: z.object({
    /** How many came so far, since the ad was first published. */
    funnel: z.object({
      /** Visitors, each once a day. */
      views: z.int(),
      applications: z.int(),
      opened: z.int(),
      /** In progress at some time, hired ones among them. */
      inProgress: z.int(),
      hired: z.int(),
    }),
    /** Half of those who were answered had their first answer within so many hours; null while nobody was. */
    firstAnswerHours: z.nullable(z.int()),
    answered: z.int(),
    /** From where visitors came, the most first; sources without any are left out. */
    sources: z.array(z.object({ source: z.enum(viewSources), views: z.int() })),
    /** The last thirty days, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), views: z.int(), applications: z.int() })),
  }),
  errors: ['request.forbidden'],
})
