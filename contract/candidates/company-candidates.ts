import * as z from 'zod/mini'
import { candidateBounds, candidateStates, candidateSteps, rejectionReasons } from '../candidates.ts'
import { endpoint } from '../endpoint.ts'
import { ownFile } from '../files.ts'
import { bilingual, id, instant, plainDate, queryList, queryNumber, text } from '../values.ts'

/** States that a list is filtered by. A withdrawn application is in none of the team's states. */
export const candidateFilters = [...candidateStates, 'withdrawn'] as const
export type CandidateFilter = (typeof candidateFilters)[number]

/** Orders of the list. `waiting`: the answer that is due first; `state`: as `candidateFilters`. */
export const candidateOrders = ['newest', 'oldest', 'state', 'waiting', 'nearest'] as const
export type CandidateOrder = (typeof candidateOrders)[number]

/** A person of the team, or null for one who has gone. */
export const colleague = z.nullable(z.object({ id, name: z.string() }))

/** A candidate in the list of an ad. */
export const candidateRow = z.object({
  id,
  /** A change names the version that it saw. */
  version: z.int(),
  /** Null once the candidate has erased everything. */
  name: z.nullable(z.string()),
  /** Null once the candidate has withdrawn; so are phone, file and distance. */
  email: z.nullable(z.string()),
  /** With country code. */
  phone: z.nullable(z.string()),
  /** Whether the address is shown to be the candidate's. */
  confirmed: z.boolean(),
  appliedAt: instant,
  state: z.enum(candidateStates),
  /** Null outside of *in progress*. */
  step: z.nullable(z.enum(candidateSteps)),
  /** Day of the interview. */
  interviewOn: z.nullable(z.iso.date()),
  /** Day until which an answer was promised. */
  promisedOn: z.nullable(z.iso.date()),
  withdrawnAt: z.nullable(instant),
  openedAt: z.nullable(instant),
  /** The moment of the message about the rejection; null once it was sent, or without a rejection. */
  toldAt: z.nullable(instant),
  location: z.object({ id, name: bilingual }),
  /** Rounded, to that location; null when the candidate said no area. */
  distanceKm: z.nullable(z.number()),
  /** The colleague who looks after the candidate. */
  assignee: colleague,
  /** Days without an answer; null for candidates that are decided, withdrawn or in progress. */
  waitingDays: z.nullable(z.int()),
  hasFile: z.boolean(),
  commentCount: z.int(),
})
export type CandidateRow = z.output<typeof candidateRow>

/** A remark of the team. Its author and administrators may delete it. */
const remark = { id, author: colleague, createdAt: instant, text: z.string(), mayDelete: z.boolean() }

export const candidateComment = z.object({
  ...remark,
  /** Colleagues whom the text names. */
  mentions: z.array(z.object({ id, name: z.string() })),
})
export type CandidateComment = z.output<typeof candidateComment>

/** A dated record of the team. */
export const candidateNote = z.object({
  ...remark,
  /** The day that it is about. */
  on: z.iso.date(),
})
export type CandidateNote = z.output<typeof candidateNote>

/** Entries of a candidate's timeline for the team, the oldest first. */
export const candidateEventKinds = [
  'applied',
  'appliedAgain',
  'confirmed',
  'opened',
  'moved',
  'step',
  'promised',
  'told',
  'reminded',
  'closingTold',
  'fileReplaced',
  'withdrawn',
  'exported',
  'messaged',
] as const
export type CandidateEventKind = (typeof candidateEventKinds)[number]

export const candidateEvent = z.object({
  kind: z.enum(candidateEventKinds),
  at: instant,
  /** The member of the team that acted. */
  by: colleague,
  /** `moved`: the new state. `told`: the state that the message to the candidate names. */
  state: z.nullable(z.enum(candidateStates)),
  /** `step`: null when it was taken away. */
  step: z.nullable(z.enum(candidateSteps)),
  /** `step`: day of the interview; `promised`: day of the promise. */
  on: z.nullable(z.iso.date()),
  /** `messaged`: what the candidate was written. */
  text: z.nullable(z.string()),
})
export type CandidateEvent = z.output<typeof candidateEvent>

/** Another application to the same company. */
const relatedApplication = z.object({
  candidateId: id,
  jobAdId: id,
  title: bilingual,
  appliedAt: instant,
  state: z.enum(candidateStates),
  withdrawnAt: z.nullable(instant),
})

export const candidate = z.extend(candidateRow, {
  message: z.string(),
  /** Without an address: `GET …/file` gives one and notes it. */
  file: z.nullable(z.omit(ownFile, { downloadUrl: true })),
  /** Language in which the candidate is written to. */
  locale: z.enum(['ar', 'en']),
  rejection: z.nullable(z.object({ reason: z.enum(rejectionReasons), message: z.string() })),
  timeline: z.array(candidateEvent),
  /** The oldest first. */
  comments: z.array(candidateComment),
  noteCount: z.int(),
  /** Of the same address, to other ads of the company, the latest first. */
  previous: z.array(relatedApplication),
  /** To this ad, of the same phone or name. */
  duplicates: z.array(relatedApplication),
  /** Day on which everything about the candidate is erased. */
  erasedOn: z.iso.date(),
})
export type Candidate = z.output<typeof candidate>

const ofAd = { params: z.object({ id }), notFound: 'jobAd.notFound' } as const
const ofCandidate = {
  params: z.object({ id, candidateId: id }),
  notFound: 'candidate.notFound',
} as const

const forTeam = { access: 'signed-in', about: 'company' } as const

/** Filter and order of the list of an ad; an export takes the same. */
export const candidateListFilter = {
  state: z.optional(queryList(candidateFilters)),
  /** Beginnings of words of the name, of the e-mail address, or digits of the phone. */
  q: z.optional(text({ max: candidateBounds.search })),
  locationId: z.optional(id),
  /** `long`: without an answer for more than seven days, or past a promised day. */
  waiting: z.optional(z.enum(['long'])),
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
    /** How many match the filter. */
    total: z.int(),
    /** Counts of the whole ad without the filter. `waitingLong` also counts among the others. */
    counts: z.object({
      all: z.int(),
      new: z.int(),
      inProgress: z.int(),
      hired: z.int(),
      rejected: z.int(),
      withdrawn: z.int(),
      waitingLong: z.int(),
      mine: z.int(),
      untold: z.int(),
    }),
  }),
  errors: ['request.forbidden'],
})

export const listCandidateChanges = endpoint('GET', '/api/v1/job-ad/{id}/candidates/changes', {
  summary: 'Candidates of an ad that have changed since a moment, and the moment to ask from next',
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

export const getCandidate = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}', {
  summary: 'One candidate with timeline and comments; the first time the candidate sees it as opened',
  ...forTeam,
  ...ofCandidate,
  response: candidate,
})

export const openCandidateFile = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}/file', {
  summary: 'The file of a candidate with an address that holds for five minutes',
  ...forTeam,
  ...ofCandidate,
  response: ownFile,
  errors: ['file.notFound', 'file.inQuarantine', 'file.infected'],
})

const isOneChange = ({ state, step }: { state?: unknown; step?: unknown }) =>
  (state === undefined) !== (step === undefined)

const decisionErrors = ['request.forbidden', 'organization.notWhileImpersonating'] as const

export const changeCandidate = endpoint('PATCH', '/api/v1/job-ad/{id}/candidates/{candidateId}', {
  summary: 'Move a candidate to a state, or to a step inside *in progress*; one of these at a time',
  ...forTeam,
  ...ofCandidate,
  body: z
    .strictObject({
      version: z.int().check(z.gte(1)),
      state: z.optional(z.enum(candidateStates)),
      /** With `rejected`: the template of the message; `none` when left out. */
      reason: z.optional(z.enum(rejectionReasons)),
      /** With `rejected`: words of the company's own, in place of the sentence of the reason. */
      message: z.optional(text({ max: candidateBounds.message })),
      /** Null takes the step away. A candidate who is new moves to *in progress* with it. */
      step: z.optional(z.nullable(z.enum(candidateSteps))),
      /** With `interview`: its day. */
      interviewOn: z.optional(plainDate),
    })
    .check(z.refine(isOneChange, { path: ['state'], params: { problem: 'invalid' } })),
  response: candidate,
  errors: [...decisionErrors, 'candidate.changedMeanwhile', 'candidate.withdrawn'],
})

const remarkText = text(candidateBounds.remark).check(
  z.refine((value) => value.trim() !== '', { params: { problem: 'required' } }),
)

export const addCandidateComment = endpoint('POST', '/api/v1/job-ad/{id}/candidates/{candidateId}/comments', {
  summary: 'Comment on a candidate; only the team reads it',
  ...forTeam,
  ...ofCandidate,
  body: z.strictObject({
    text: remarkText,
    /** Colleagues whom the text names; each gets a mail. */
    mentions: z.optional(
      z.array(id).check(
        z.maxLength(candidateBounds.mentions),
        z.refine((ids) => new Set(ids).size === ids.length, { params: { problem: 'repeated' } }),
      ),
    ),
  }),
  status: 201,
  response: candidateComment,
  idempotent: true,
  errors: [...decisionErrors, 'candidate.tooManyRemarks', 'candidate.notColleague'],
})

export const deleteCandidateComment = endpoint(
  'DELETE',
  '/api/v1/job-ad/{id}/candidates/{candidateId}/comments/{commentId}',
  {
    summary: 'Delete a comment; its author and administrators may',
    ...forTeam,
    params: z.object({ id, candidateId: id, commentId: id }),
    notFound: 'candidate.commentNotFound',
    status: 204,
    response: z.undefined(),
    errors: [...decisionErrors, 'candidate.notAuthor'],
  },
)

export const assignCandidate = endpoint('PUT', '/api/v1/job-ad/{id}/candidates/{candidateId}/assignee', {
  summary: 'Give a candidate to a colleague, or to nobody',
  ...forTeam,
  ...ofCandidate,
  body: z.strictObject({ userId: z.nullable(id) }),
  response: candidate,
  errors: [...decisionErrors, 'candidate.notColleague'],
})

export const listCandidateNotes = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}/notes', {
  summary: 'Dated records of a team about a candidate, the latest first',
  ...forTeam,
  ...ofCandidate,
  response: z.object({ items: z.array(candidateNote) }),
})

export const addCandidateNote = endpoint('POST', '/api/v1/job-ad/{id}/candidates/{candidateId}/notes', {
  summary: 'Add a dated record about a candidate; only the team reads it',
  ...forTeam,
  ...ofCandidate,
  /** `on` is today in Riyadh when left out. */
  body: z.strictObject({ text: remarkText, on: z.optional(plainDate) }),
  status: 201,
  response: candidateNote,
  idempotent: true,
  errors: [...decisionErrors, 'candidate.tooManyRemarks'],
})

export const deleteCandidateNote = endpoint(
  'DELETE',
  '/api/v1/job-ad/{id}/candidates/{candidateId}/notes/{noteId}',
  {
    summary: 'Delete a record; its author and administrators may',
    ...forTeam,
    params: z.object({ id, candidateId: id, noteId: id }),
    notFound: 'candidate.noteNotFound',
    status: 204,
    response: z.undefined(),
    errors: [...decisionErrors, 'candidate.notAuthor'],
  },
)
