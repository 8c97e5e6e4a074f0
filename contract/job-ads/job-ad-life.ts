import * as z from 'zod/mini'
import { companyAuditEntry } from '../audit.ts'
import { endpoint, KB } from '../endpoint.ts'
import { jobAdStates, publicJobAd } from '../job-ads.ts'
import { bilingual, id, instant, plainDate, queryList, queryNumber, text } from '../values.ts'
import { jobAdContent } from './job-ad-content.ts'

/** Calls that carry both descriptions. */
const contentLimit = 256 * KB

/** How the search for a person ended. */
export const closingOutcomes = ['hired-here', 'hired-elsewhere', 'cancelled'] as const
export type ClosingOutcome = (typeof closingOutcomes)[number]

export const jobAdListBounds = { pageSize: 25, mostPageSize: 100, bulk: 50, words: 80 } as const

/** Orders of a company's list; `ending`: the ad that ends next comes first, drafts and closed ads last. */
export const jobAdOrders = ['newest', 'oldest', 'ending'] as const
export type JobAdOrder = (typeof jobAdOrders)[number]

/** An ad as its company's team reads and edits it. */
export const teamJobAd = z.object({
  id,
  state: z.enum(jobAdStates),
  /** An edit names the version that it saw. */
  version: z.int(),
  content: jobAdContent,
  slugs: bilingual,
  createdAt: instant,
  updatedAt: instant,
  publishedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(closingOutcomes)),
})
export type TeamJobAd = z.output<typeof teamJobAd>

/** How many open ads the company's plan allows; `limit` null without a limit. */
export const planUse = z.object({ used: z.int(), limit: z.nullable(z.int()) })
export type PlanUse = z.output<typeof planUse>

const oneAd = z.object({ id: text({ min: 1, max: 200 }) })

/** Codes of everything that publishing, publishing again and extending ask. */
const publishErrors = [
  'organization.notVerified',
  'organization.numberMissing',
  'auth/unverified-email',
  'jobAd.planLimit',
  'jobAd.incomplete',
  'organizationLocation.notFound',
] as const

export const createJobAd = endpoint('POST', '/api/v1/job-ad', {
  summary: 'Store a new job ad as a draft, or publish it at once',
  access: 'signed-in',
  about: 'company',
  bodyLimit: contentLimit,
  body: z.strictObject({
    content: jobAdContent,
    /** `published`: stores nothing unless the ad can be published. */
    status: z.optional(z.enum(['draft', 'published'])),
  }),
  status: 201,
  response: teamJobAd,
  idempotent: true,
  errors: ['request.forbidden', 'jobAd.typeAbovePlan', 'jobAd.tooManyDrafts', ...publishErrors],
})

/** A new last day to apply goes with what opens an ad for longer, with nothing else. */
const goesWithOpening = (body: { status?: unknown; extend?: unknown; deadline?: unknown }) =>
  body.deadline === undefined || body.extend === true || body.status === 'published'

const isOneChange = (body: { content?: unknown; status?: unknown; extend?: unknown }) =>
  [body.content, body.status, body.extend].filter((part) => part !== undefined).length === 1

/** Letters of a closing message in one language. */
export const longestClosingMessage = 2_000

const closingText = z.optional(z.nullable(text({ min: 1, max: longestClosingMessage })))

/**
 * When an ad is closed: words for its open applicants in place of the sentence of the outcome. Each applicant gets them in
 * their language; a language that is left out keeps the sentence.
 */
const closingMessage = z.optional(z.strictObject({ ar: closingText, en: closingText }))

export const changeJobAd = endpoint('PATCH', '/api/v1/job-ad/{id}', {
  summary: 'Edit, publish, close or extend a job ad; one of these at a time',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  bodyLimit: contentLimit,
  body: z
    .strictObject({
      version: z.int().check(z.gte(1)),
      content: z.optional(jobAdContent),
      /** `published` opens a draft or opens an ended ad again; `archived` closes an ad. */
      status: z.optional(z.enum(['published', 'archived'])),
      /** With `archived`: how the search ended. */
      outcome: z.optional(z.enum(closingOutcomes)),
      closingMessage,
      /** Sets the expiry to 30 days from now; in the last seven days of an open ad. */
      extend: z.optional(z.literal(true)),
      /** With `published` or `extend`: the last day to apply from now on, null for none; left out, it stays. */
      deadline: z.optional(jobAdContent.shape.deadline),
    })
    .check(
      z.refine(isOneChange, { path: ['content'], params: { problem: 'invalid' } }),
      z.refine(goesWithOpening, { path: ['deadline'], params: { problem: 'notAllowed' } }),
    ),
  response: teamJobAd,
  idempotent: true,
  errors: [
    'request.forbidden',
    'jobAd.changedMeanwhile',
    'jobAd.notPublished',
    'jobAd.tooEarlyToExtend',
    'jobAd.deadlineFirst',
    'jobAd.typeAbovePlan',
    ...publishErrors,
  ],
})

export const deleteJobAd = endpoint('DELETE', '/api/v1/job-ad/{id}', {
  summary: 'Delete a draft',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  status: 204,
  response: z.undefined(),
  errors: ['request.forbidden', 'jobAd.notADraft'],
})

/** For the team everything, for anybody else the public view of a published ad. */
export const getDashboardJobAd = endpoint('GET', '/api/v1/job-ad/dashboard/{id}', {
  summary: "One job ad with everything that its company's team may read; for others its public view",
  access: 'everyone',
  params: oneAd,
  notFound: 'jobAd.notFound',
  response: z.object({
    /** Null to everybody outside of the company, platform administrators excepted. */
    team: z.nullable(teamJobAd),
    /** Null for a draft. */
    public: z.nullable(publicJobAd),
    /** Null with `team`. */
    plan: z.nullable(planUse),
    /** Candidates to whom closing the ad would write. Null with `team`. */
    openCandidates: z.nullable(z.int()),
  }),
  cacheSeconds: 30,
  cachedFor: 'guests',
  errors: ['jobAd.ofOtherCompany'],
})

/** An ad in the company's list. */
export const teamJobAdRow = z.object({
  id,
  state: z.enum(jobAdStates),
  version: z.int(),
  title: bilingual,
  slugs: bilingual,
  /** Names of the first location; null while there is none. */
  location: z.nullable(bilingual),
  locationCount: z.int(),
  createdAt: instant,
  publishedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  /** The last day to apply. */
  deadline: z.nullable(plainDate),
  closedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(closingOutcomes)),
  /** Fields that keep a draft from being published, as its refusal names them; empty for others. */
  missing: z.array(z.string()),
  /** Platform administrators who look from outside see none. */
  candidates: z.object({
    all: z.int(),
    new: z.int(),
    /** New ones without an answer for more than seven days. */
    waitingLong: z.int(),
    /** Not decided, and not told yet that the ad has ended: closing the ad writes to them. */
    open: z.int(),
  }),
})
export type TeamJobAdRow = z.output<typeof teamJobAdRow>

export const listOrganizationJobAds = endpoint('GET', '/api/v1/organization/ads', {
  summary: "A company's job ads with drafts, in pages; platform administrators name the company",
  access: 'signed-in',
  about: 'company',
  query: z.strictObject({
    organizationId: z.optional(id),
    /** `inactive` also names expired ads. All when left out. */
    state: z.optional(queryList(['active', 'inactive', 'draft'])),
    q: z.optional(text({ max: jobAdListBounds.words })),
    locationId: z.optional(id),
    /** Only open ads that end within so many days. */
    endsWithinDays: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(30)))),
    sort: z.optional(z.enum(jobAdOrders)),
    after: z.optional(text({ max: 200 })),
    limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(jobAdListBounds.mostPageSize)))),
  }),
  response: z.object({
    items: z.array(teamJobAdRow),
    next: z.nullable(z.string()),
    /** Counts of the whole company without the filters. */
    counts: z.object({ active: z.int(), inactive: z.int(), draft: z.int(), endingSoon: z.int() }),
    plan: planUse,
  }),
  errors: ['organization.notFound'],
})

export const changeJobAds = endpoint('POST', '/api/v1/organization/ads/changes', {
  summary: 'Close or extend up to 50 job ads, each with its own outcome',
  access: 'signed-in',
  about: 'company',
  body: z
    .strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(jobAdListBounds.bulk)),
      change: z.enum(['close', 'extend']),
      /** With `close`. */
      outcome: z.optional(z.enum(closingOutcomes)),
      closingMessage,
    })
    .check(
      z.refine(({ ids }) => new Set(ids).size === ids.length, {
        path: ['ids'],
        params: { problem: 'repeated' },
      }),
    ),
  response: z.object({
    /** In the order of the request; `refusal` is null where the change was made. */
    items: z.array(
      z.object({ id, refusal: z.nullable(z.object({ code: z.string(), message: z.string() })) }),
    ),
  }),
  errors: ['request.forbidden'],
})

export const listJobAdHistory = endpoint('GET', '/api/v1/job-ad/{id}/history', {
  summary: "The changes of a job ad with their authors, the latest first; for the company's team",
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  response: z.object({ items: z.array(companyAuditEntry) }),
  errors: ['request.forbidden'],
})

/** Hints for the form: pay of similar open ads near its locations, and skills that its text names. */
export const hintJobAd = endpoint('POST', '/api/v1/organization/ads/hints', {
  summary: 'Pay of similar open job ads nearby, and skills that a text names',
  access: 'signed-in',
  about: 'company',
  bodyLimit: contentLimit,
  body: z.strictObject({
    category: jobAdContent.shape.category,
    seniority: jobAdContent.shape.seniority,
    locationIds: jobAdContent.shape.locationIds,
    description: jobAdContent.shape.description,
  }),
  response: z.object({
    /** Null where fewer than ten similar open ads are within 25 km. In SAR a month. */
    pay: z.nullable(z.object({ medianMonthlySar: z.number(), jobAds: z.int(), radiusKm: z.int() })),
    skills: z.array(z.object({ key: z.string(), name: bilingual })),
  }),
})

export const refreshSlugs = endpoint('POST', '/api/v1/job-ad/refresh-slugs', {
  summary: 'Renew the slugs of every published job ad from its titles; for platform administrators',
  access: 'signed-in',
  response: z.object({ changed: z.int() }),
  errors: ['request.forbidden'],
})
