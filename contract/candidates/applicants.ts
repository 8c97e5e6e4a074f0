import * as z from 'zod/mini'
import { candidateBounds, candidateStates } from '../candidates.ts'
import { endpoint } from '../endpoint.ts'
import { bilingual, id, instant, queryNumber, text } from '../values.ts'
import { candidateFilters } from './candidate-row.ts'

/** Applications of one person that a list shows; further ones are counted. */
export const shownApplications = 10

/** Orders of the people who applied to a company. */
export const applicantOrders = ['newest', 'waiting'] as const
export type ApplicantOrder = (typeof applicantOrders)[number]

/** Promised answers whose day has passed, and those of the next seven days. */
export const promisedAnswers = ['overdue', 'soon'] as const
export type PromisedAnswer = (typeof promisedAnswers)[number]

/** Somebody who applied to a company, by the address of the application. */
export const applicant = z.object({
  /** The application that matches: the latest, or in the order of waiting the one that waits the longest. */
  id,
  name: z.string(),
  /** Null once the person has withdrawn it; so is the phone. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  confirmed: z.boolean(),
  /** All that are still kept, whatever the filter is. */
  applicationCount: z.int(),
  /** Those that match the filter first, in the order of the list; then the others, the latest first. */
  applications: z.array(
    z.object({
      candidateId: id,
      jobAdId: id,
      title: bilingual,
      appliedAt: instant,
      state: z.enum(candidateStates),
      /** Day until which an answer was promised; null outside of *in progress*. */
      promisedOn: z.nullable(z.iso.date()),
      /** The person got the mail about the end of the ad, and the team has not moved the application since then. */
      isToldOfEnd: z.boolean(),
      withdrawnAt: z.nullable(instant),
    }),
  ),
})
export type Applicant = z.output<typeof applicant>

export const listApplicants = endpoint('GET', '/api/v1/organization/candidates', {
  summary: 'People who applied to the active company, each with all applications; erased ones are left out',
  access: 'signed-in',
  about: 'company',
  query: z.strictObject({
    /** Only people with an application in this state; of the new ones without those whose ad has ended. */
    state: z.optional(z.enum(candidateFilters)),
    /** Beginnings of words of the name, of the e-mail address, or digits of the phone. */
    q: z.optional(text({ max: candidateBounds.search })),
    /** `long`: only people with a new application of more than seven days ago. */
    waiting: z.optional(z.enum(['long'])),
    /** Only people in progress to whom an answer was promised. */
    promised: z.optional(z.enum(promisedAnswers)),
    /** `waiting`: people with a new application, the longest wait first. The latest application first when left out. */
    sort: z.optional(z.enum(applicantOrders)),
    after: z.optional(text({ max: 300 })),
    limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(candidateBounds.mostPageSize)))),
  }),
  response: z.object({ items: z.array(applicant), next: z.nullable(z.string()) }),
  errors: ['request.forbidden'],
})
