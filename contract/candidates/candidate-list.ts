import * as z from 'zod/mini'
import { candidateBounds, candidateSteps } from '../candidates.ts'
import { endpoint } from '../endpoint.ts'
import { bilingual, id, instant, queryList, queryNumber, text } from '../values.ts'
import { candidateFilters, candidateOrders, candidateRow } from './candidate-row.ts'
import { forTeam, ofAd } from './for-team.ts'

/** Filter and order of the list of an ad; an export takes the same. */
export const candidateListFilter = {
  state: z.optional(queryList(candidateFilters)),
  /** Beginnings of words of the name, of the e-mail address, or digits of the phone. */
  q: z.optional(text({ max: candidateBounds.search })),
  locationId: z.optional(id),
  /** `long`: new, and without an answer for more than seven days; the mail about the end of the ad is one. */
  waiting: z.optional(z.enum(['long'])),
  /** `overdue`: in progress, and past the day of the promised answer. */
  promised: z.optional(z.enum(['overdue'])),
  hasFile: z.optional(z.enum(['yes', 'no'])),
  confirmed: z.optional(z.enum(['yes', 'no'])),
  step: z.optional(queryList(candidateSteps)),
  /** `me`: assigned to the caller; `none`: not assigned. */
  assignee: z.optional(z.enum(['me', 'none'])),
  /** `no`: rejected, and the message has not left yet. */
  told: z.optional(z.enum(['no'])),
  sort: z.optional(z.enum(candidateOrders)),
} as const

export const listCandidates = endpoint('GET', '/api/v1/job-ad/{id}/candidates', {
  summary: "Candidates of a job ad, in pages; for the company's team",
  ...forTeam,
  ...ofAd,
  query: z.strictObject({
    ...candidateListFilter,
    after: z.optional(text({ max: 300 })),
    limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(candidateBounds.mostPageSize)))),
  }),
  response: z.object({
    items: z.array(candidateRow),
    next: z.nullable(z.string()),
  }),
  errors: ['request.forbidden'],
})

const { sort: _, ...countedFilter } = candidateListFilter

export const countCandidates = endpoint('GET', '/api/v1/job-ad/{id}/candidates/counts', {
  summary: 'How many candidates of a job ad match a filter, and how many of each state match the rest of it',
  ...forTeam,
  ...ofAd,
  query: z.strictObject(countedFilter),
  response: z.object({
    /** How many match the filter. */
    total: z.int(),
    /**
     * How many match the filter without its `state`, in all and in each state. Those of `toReview`, `waitingLong`,
     * `overdue`, `mine` and `untold` also count among the others.
     */
    counts: z.object({
      all: z.int(),
      new: z.int(),
      inProgress: z.int(),
      hired: z.int(),
      rejected: z.int(),
      withdrawn: z.int(),
      /** New, and without the mail about the end of the ad. */
      toReview: z.int(),
      waitingLong: z.int(),
      overdue: z.int(),
      mine: z.int(),
      untold: z.int(),
    }),
  }),
  errors: ['request.forbidden'],
})

export const listCandidateLocations = endpoint('GET', '/api/v1/job-ad/{id}/candidates/locations', {
  summary: 'Branches that a job ad names, or an application to it',
  ...forTeam,
  ...ofAd,
  response: z.object({
    items: z.array(
      z.object({
        id,
        name: bilingual,
        address: bilingual,
        /** Nearest places of the gazetteer; null far from all of them. */
        city: z.nullable(bilingual),
        district: z.nullable(bilingual),
      }),
    ),
  }),
  errors: ['request.forbidden'],
})

export const listCandidateChanges = endpoint('GET', '/api/v1/job-ad/{id}/candidates/changes', {
  summary: 'Candidates of an ad that have changed since a moment, and the moment for the next call',
  ...forTeam,
  ...ofAd,
  /** The `until` of the previous answer; without it the list is empty. */
  query: z.strictObject({ since: z.optional(instant) }),
  response: z.object({
    until: instant,
    items: z.array(candidateRow),
    /** More candidates have changed than one answer holds: load the list again. */
    isMore: z.boolean(),
  }),
  errors: ['request.forbidden'],
})
