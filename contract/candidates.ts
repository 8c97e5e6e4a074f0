import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { announcement, fileClaim, uploadErrors, uploadTicket } from './files.ts'
import { phoneNumber } from './phone.ts'
import { email, personName } from './users.ts'
import { captchaAnswer, id, latitude, longitude, text } from './values.ts'

/** The decision of a team about a candidate; a team may move a candidate between any two. */
export const candidateStates = ['new', 'in-progress', 'hired', 'rejected'] as const
export type CandidateState = (typeof candidateStates)[number]

/** Steps inside *in progress*. Only the team sees them. */
export const candidateSteps = ['shortlisted', 'interview', 'offer'] as const
export type CandidateStep = (typeof candidateSteps)[number]

/** Reasons of a rejection, each with a sentence in the candidate's language; `none` says none. */
export const rejectionReasons = ['none', 'other-candidate', 'requirements', 'location', 'filled'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const candidateBounds = {
  message: 2_000,
  /** Seconds for which an application can be undone; its first mail leaves after that. */
  undoSeconds: 10,
  /** Minutes between a rejection and the message to the candidate. */
  rejectionMinutes: 60,
  /** Days without an answer after which a new candidate counts as waiting for long. */
  waitingDays: 7,
  /** Days from the interview on within which an answer is due, and how long before the team is reminded. */
  answerDays: 30,
  answerSoonDays: 7,
  /** Days between the expiry of an ad that stayed open and the message to its open candidates. */
  toldAfterExpiryDays: 14,
  /** Beyond so many kilometres the page warns and offers a nearer location. */
  farKm: 50,
  /** A position is rounded to so many degrees, some kilometre, before it is sent. */
  areaDegrees: 0.01,
  pageSize: 50,
  mostPageSize: 100,
  search: 80,
} as const

/** Days that an interview may lie behind or ahead. */
export const interviewDays = { behind: candidateBounds.answerDays - 1, ahead: 365 } as const

/** The consents of a guest with an application. */
const guestConsents = z.strictObject({
  terms: z.literal(true),
  privacy: z.literal(true),
  adult: z.literal(true),
})

/** Made by the page, at random; only its hash is kept. */
const undoSecret = text({ min: 16, max: 200 })

const ofAd = { params: z.object({ id }), notFound: 'jobAd.notFound' } as const

/** Codes of everything that needs an open ad. */
const openAdErrors = ['candidate.adClosed', 'organization.notWhileImpersonating'] as const

export const openCandidateUpload = endpoint('POST', '/api/v1/job-ad/{id}/candidates/file', {
  summary:
    'Get an upload address for the file of an application; no caller can read the file before the application',
  access: 'everyone',
  ...ofAd,
  body: z.strictObject(announcement),
  status: 201,
  response: uploadTicket,
  errors: [...uploadErrors, ...openAdErrors],
})

export const applyForJob = endpoint('POST', '/api/v1/job-ad/{id}/candidates', {
  summary:
    'Apply for a job; a second application from the same e-mail address changes nothing and gets the same answer',
  access: 'everyone',
  ...ofAd,
  body: z.strictObject({
    /** One of the ad's locations; the first when left out. */
    locationId: z.optional(id),
    /** Asked of guests; the name of the account when left out. */
    name: z.optional(personName),
    /** Asked of guests; a signed-in caller applies with the address of the account. */
    email: z.optional(email),
    /** Needed unless the account has one; an account without one keeps it. */
    phone: z.optional(phoneNumber),
    /** When left out, a signed-in caller sends the description of the profile. */
    message: z.optional(text({ max: candidateBounds.message })),
    /** An upload. When left out, a signed-in caller sends a copy of the profile's file; null sends none. */
    file: z.optional(z.nullable(fileClaim)),
    /** Where the candidate lives, roughly. Only the rounded distance to the location is kept. */
    area: z.optional(z.strictObject({ lat: latitude, lng: longitude })),
    /** Asked of guests. */
    consents: z.optional(guestConsents),
    undoSecret,
    /** A field that people do not see. */
    website: z.optional(text({ max: 200 })),
    /** Asked for after several applications from the same network. */
    captcha: z.optional(captchaAnswer),
  }),
  status: 201,
  /** The same for every caller: neither an id nor a ticket. */
  response: z.object({ status: z.literal('sent') }),
  idempotent: true,
  errors: [
    ...openAdErrors,
    'candidate.otherLocation',
    'file.notFound',
    'auth/captcha-required',
    'request.tooMany',
  ],
})

export const undoApplication = endpoint('POST', '/api/v1/job-ad/{id}/candidates/undo', {
  summary: 'Erase an application within ten seconds, by the secret that came with it',
  access: 'everyone',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  body: z.strictObject({ undoSecret }),
  /** `undone` is false when its time has passed, or nothing was sent with this secret. */
  response: z.object({ undone: z.boolean() }),
  errors: ['request.tooMany'],
})
