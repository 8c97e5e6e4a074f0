import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../values.ts'

/** How many of the applications that should have had an answer by now have had one. */
const answerRate = z.object({ percent: z.int(), answered: z.int(), counted: z.int() })
export type AnswerRate = z.output<typeof answerRate>

export const getAnswerRate = endpoint('GET', '/api/v1/answer-rate/{organizationId}', {
  summary: 'How many applications of the last 90 days a company has answered, as worked out last night',
  access: 'everyone',
  params: z.object({ organizationId: id }),
  notFound: 'organization.notFound',
  /** Null below ten applications, and for a company that has none. */
  response: z.object({ answerRate: z.nullable(answerRate) }),
  cacheSeconds: 300,
})

export const getUsualAnswerTime = endpoint('GET', '/api/v1/usual-answer-time/{organizationId}', {
  summary: 'Days between an application and the decision of a company, the median of the last 90 days',
  access: 'everyone',
  params: z.object({ organizationId: id }),
  notFound: 'organization.notFound',
  /** The median, rounded up; null below ten decisions, and while the answer rate is below 50 %. */
  response: z.object({ usualAnswerDays: z.nullable(z.int()) }),
  cacheSeconds: 300,
})

export const getOwnAnswerRate = endpoint('GET', '/api/v1/organization/answer-rate', {
  summary:
    'The answer rate of the active company as of now, and the applications whose answer raises it; for its team',
  access: 'signed-in',
  about: 'company',
  response: z.object({
    answered: z.int(),
    counted: z.int(),
    /** Null below ten applications. */
    percent: z.nullable(z.int()),
    /** Applications that should have had an answer and have none: each answer raises the rate. */
    waiting: z.int(),
  }),
  errors: ['request.forbidden'],
})
