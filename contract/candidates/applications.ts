import * as z from 'zod/mini'
import { rejectionReasons } from '../candidates.ts'
import { endpoint } from '../endpoint.ts'
import { fileClaim, ownFile } from '../files.ts'
import { session } from '../identity.ts'
import { jobAdStates, organizationSummary } from '../job-ads.ts'
import { closingOutcomes } from '../job-ads/job-ad-life.ts'
import { password, signUpConsents } from '../users.ts'
import { bilingual, id, instant, queryList, text } from '../values.ts'

/**
 * The state of an application as its sender sees it. A rejection shows once the sender was notified, an hour after
 * the decision; until then the former state shows. `closed`: the ad has ended, the sender got a mail about it, and the
 * company has done nothing since then.
 */
export const applicationStages = [
  'sent',
  'opened',
  'in-progress',
  'closed',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type ApplicationStage = (typeof applicationStages)[number]

/** Parts of the list. `decided`: also those whose ad has ended. `waiting`: neither decided nor withdrawn. */
export const applicationGroups = ['waiting', 'decided', 'withdrawn'] as const

/** Where the job is, as the ad says. */
const location = z.object({
  id,
  name: bilingual,
  address: bilingual,
  city: z.nullable(bilingual),
  district: z.nullable(bilingual),
})

/** An application in its sender's list. */
export const applicationRow = z.object({
  id,
  jobAd: z.object({
    id,
    slugs: bilingual,
    title: bilingual,
    organization: organizationSummary,
    state: z.enum(jobAdStates),
  }),
  location,
  distanceKm: z.nullable(z.number()),
  stage: z.enum(applicationStages),
  appliedAt: instant,
  openedAt: z.nullable(instant),
  inProgressAt: z.nullable(instant),
  /** The moment at which the sender was notified of the decision. */
  decidedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  /** How the ad ended, of an application that is closed. */
  adEnd: z.nullable(
    z.object({
      at: instant,
      /** It ended by itself, without an answer. */
      isExpired: z.boolean(),
      outcome: z.nullable(z.enum(closingOutcomes)),
      /** The company's own words in the language of the sender's mails; null for the usual sentence of the outcome. */
      message: z.nullable(z.string()),
    }),
  ),
  /** Day until which the company promised an answer. */
  promisedOn: z.nullable(z.iso.date()),
  /** The promised day has passed without an answer. */
  isOverdue: z.boolean(),
  /** Days since it was sent; null once decided, closed or withdrawn. */
  waitingDays: z.nullable(z.int()),
  /** Days after which the company usually answers, of the last 90 days; null below ten answers or half an answer rate. */
  usualAnswerDays: z.nullable(z.int()),
  /** Withdrawn, and the ad is still open. */
  mayApplyAgain: z.boolean(),
})
export type ApplicationRow = z.output<typeof applicationRow>

/** Steps of the timeline, as far as they have happened, the oldest first. */
export const applicationEventKinds = [
  'applied',
  'appliedAgain',
  'confirmed',
  'opened',
  'in-progress',
  'promised',
  'hired',
  'rejected',
  'reminded',
  'closingTold',
  'messaged',
  'fileReplaced',
  'withdrawn',
] as const
export type ApplicationEventKind = (typeof applicationEventKinds)[number]

export const application = z.extend(applicationRow, {
  timeline: z.array(
    z.object({
      kind: z.enum(applicationEventKinds),
      at: instant,
      /** `promised`: the day. */
      on: z.nullable(z.iso.date()),
      /** `messaged`: what the company wrote. */
      text: z.nullable(z.string()),
    }),
  ),
  /** The documents and answers that were sent. */
  sent: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    message: z.string(),
    file: z.nullable(ownFile),
  }),
  /** Whether the sender has confirmed the e-mail address. */
  confirmed: z.boolean(),
  /** The message of a rejection; `message` is the company's own text and may be empty. */
  rejection: z.nullable(z.object({ reason: z.enum(rejectionReasons), message: z.string() })),
  /** Until it is opened. */
  mayReplaceFile: z.boolean(),
  /** Until the sender is hired; after a rejection too. */
  mayWithdraw: z.boolean(),
  /** Day on which the company's copy is erased. */
  erasedOn: z.iso.date(),
  /** Opens the reasons of the match for fifteen minutes; null once withdrawn. */
  evaluationTicket: z.nullable(z.string()),
})
export type Application = z.output<typeof application>

const own = { access: 'signed-in' } as const
const oneOwn = {
  ...own,
  params: z.object({ applicationId: id }),
  notFound: 'application.notFound',
} as const

export const listApplications = endpoint('GET', '/api/v1/user/me/applications', {
  summary: 'Applications of the caller: those with a promised day first, then the longest waiting',
  ...own,
  query: z.strictObject({
    group: z.optional(queryList(applicationGroups)),
    after: z.optional(text({ max: 300 })),
  }),
  response: z.object({
    items: z.array(applicationRow),
    next: z.nullable(z.string()),
    counts: z.object({ all: z.int(), waiting: z.int(), decided: z.int(), withdrawn: z.int() }),
  }),
})

/** For the button of cards, ads and favourites. */
export const listAppliedJobAds = endpoint('GET', '/api/v1/user/me/applications/job-ads', {
  summary:
    'Ids of the job ads that the caller has applied for, with the day; withdrawn applications are left out',
  ...own,
  response: z.object({ items: z.array(z.object({ jobAdId: id, applicationId: id, appliedAt: instant })) }),
})

export const getApplication = endpoint('GET', '/api/v1/user/me/applications/{applicationId}', {
  summary: 'One application of the caller with its timeline and documents',
  ...oneOwn,
  response: application,
})

export const withdrawApplication = endpoint(
  'POST',
  '/api/v1/user/me/applications/{applicationId}/withdrawal',
  {
    summary:
      'Withdraw an application, after a decision too; the company keeps only the name. The sender may apply again while the ad is open',
    ...oneOwn,
    response: application,
  },
)

const fileBody = z.strictObject({
  /** An upload; null takes the file away. */
  file: z.nullable(fileClaim),
})

export const replaceApplicationFile = endpoint('PUT', '/api/v1/user/me/applications/{applicationId}/file', {
  summary: 'Replace the file of an application until the company has opened it',
  ...oneOwn,
  body: fileBody,
  response: application,
  errors: ['application.opened', 'file.notFound'],
})

/** The token of the link that was mailed to a sender. */
const token = text({ min: 16, max: 200 })

/** Calls with the token of a mailed link. The token travels in the body, so that no log keeps it. */
const linked = { access: 'everyone' } as const
const linkErrors = ['application.linkInvalid', 'request.tooMany'] as const

export const readLinkedApplication = endpoint('POST', '/api/v1/application', {
  summary: 'The application that a mailed link opens',
  ...linked,
  body: z.strictObject({ token }),
  response: z.object({
    application,
    /** Whether an account has this address: then the page offers to sign in, else to register. */
    hasAccount: z.boolean(),
  }),
  errors: linkErrors,
})

export const confirmLinkedApplication = endpoint('POST', '/api/v1/application/confirmation', {
  summary: 'Confirm the address of an application by the link mailed to it; repeating it changes nothing',
  ...linked,
  body: z.strictObject({ token }),
  response: application,
  errors: linkErrors,
})

export const withdrawLinkedApplication = endpoint('POST', '/api/v1/application/withdrawal', {
  summary: 'Withdraw the application that a mailed link opens',
  ...linked,
  body: z.strictObject({ token }),
  response: application,
  errors: linkErrors,
})

export const replaceLinkedFile = endpoint('PUT', '/api/v1/application/file', {
  summary: 'Replace the file of the application that a mailed link opens, until the company has opened it',
  ...linked,
  body: z.strictObject({ token, ...fileBody.shape }),
  response: application,
  errors: [...linkErrors, 'application.opened', 'file.notFound'],
})

export const registerByApplication = endpoint('POST', '/api/v1/application/registration', {
  summary:
    'Register the address of an application, which the token proves, and sign in; its applications join the account',
  ...linked,
  body: z.strictObject({ token, password, consents: signUpConsents }),
  status: 201,
  response: z.object({ session }),
  errors: [...linkErrors, 'auth/weak-password', 'auth/email-already-in-use', 'user.alreadySignedIn'],
})
