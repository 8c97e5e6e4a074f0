import * as z from 'zod/mini'
import { candidateBounds, candidateStates, candidateSteps, rejectionReasons } from '../candidates.ts'
import { endpoint, KB } from '../endpoint.ts'
import { closingOutcomes } from '../job-ads/job-ad-life.ts'
import { bilingual, id, instant, text } from '../values.ts'
import { candidateFilters, colleague } from './candidate-row.ts'
import { decisionErrors, forTeam, ofAd } from './for-team.ts'
import { messageTexts, placeholders } from './placeholders.ts'

export const bulkBounds = {
  /** Candidates of one answer. */
  most: 5_000,
  /** Minutes until the messages leave; until then the whole answer can be taken back. */
  minutes: candidateBounds.rejectionMinutes,
  /** Candidates that a preview shows. */
  previewed: 50,
} as const

const distinct = z.refine<string[]>((ids) => new Set(ids).size === ids.length, {
  params: { problem: 'repeated' },
})

const listed = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length), distinct)

/** The filter of the list, as a body holds it. */
export const bulkFilter = z.strictObject({
  state: z.optional(listed(candidateFilters)),
  q: z.optional(text({ max: candidateBounds.search })),
  locationId: z.optional(id),
  waiting: z.optional(z.enum(['long'])),
  hasFile: z.optional(z.enum(['yes', 'no'])),
  confirmed: z.optional(z.enum(['yes', 'no'])),
  step: z.optional(listed(candidateSteps)),
  assignee: z.optional(z.enum(['me', 'none'])),
  told: z.optional(z.enum(['no'])),
})
export type BulkFilter = z.output<typeof bulkFilter>

/** Candidates one by one, or all that match a filter but some. */
const chosen = {
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(bulkBounds.most), distinct)),
  all: z.optional(
    z.strictObject({
      filter: bulkFilter,
      except: z.optional(z.array(id).check(z.maxLength(bulkBounds.most), distinct)),
    }),
  ),
}

/** A move to a state, or a message that changes none. */
const action = {
  action: z.enum(['move', 'message']),
  /** With `move`. */
  state: z.optional(z.enum(candidateStates)),
  /** With `rejected`: the sentence of the mail, unless there is a text. */
  reason: z.optional(z.enum(rejectionReasons)),
  /** With `message`, and if wanted with `rejected`. Every language of a candidate needs one. */
  texts: z.optional(messageTexts),
}

type Chosen = { ids?: unknown; all?: unknown }
type Action = { action: string; state?: unknown; texts?: unknown }

const isChosenOnce = z.refine<Chosen>(({ ids, all }) => (ids === undefined) !== (all === undefined), {
  path: ['ids'],
  params: { problem: 'required' },
})

const hasState = z.refine<Action>(({ action, state }) => (action === 'move') === (state !== undefined), {
  path: ['state'],
  params: { problem: 'invalid' },
})

const hasTexts = z.refine<Action>(
  ({ action, state, texts }) => texts === undefined || action === 'message' || state === 'rejected',
  {
    path: ['texts'],
    params: { problem: 'notAllowed' },
  },
)

const body = { bodyLimit: 256 * KB } as const

/** The values of a message for one candidate. */
const values = z.record(z.enum(placeholders), z.string())

export const previewCandidateBulk = endpoint('POST', '/api/v1/job-ad/{id}/candidates/bulk/preview', {
  summary: 'Preview an answer to many candidates: their number, languages and messages',
  ...forTeam,
  ...ofAd,
  ...body,
  body: z.strictObject({ ...chosen, state: z.optional(z.enum(candidateStates)) }).check(isChosenOnce),
  response: z.object({
    /** Everybody who was chosen. */
    total: z.int(),
    /** Number of candidates whom it reaches: without those who have withdrawn or keep their state. */
    reached: z.int(),
    /** Number of those who get a mail. A candidate who knows the new state gets none; a move to `new` sends none at all. */
    mailed: z.int(),
    withdrawn: z.int(),
    /** In the state already, or told of a decision that only a move of one candidate undoes. */
    unchanged: z.int(),
    languages: z.object({ ar: z.int(), en: z.int() }),
    /** Those of them with whom an interview was agreed. */
    interviewed: z.array(id),
    /** The first of them. */
    items: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        locale: z.enum(['ar', 'en']),
        /** The mail begins with it, before the words. */
        greeting: z.string(),
        values,
      }),
    ),
  }),
  errors: [...decisionErrors, 'candidate.notFound', 'candidate.bulkTooLarge'],
})

/** `running` and `takingBack` go on by themselves; `open` can be taken back until `leavesAt`. */
export const bulkPhases = ['running', 'open', 'leaving', 'left', 'takingBack', 'takenBack'] as const
export type BulkPhase = (typeof bulkPhases)[number]

export const candidateBulk = z.object({
  id,
  action: z.enum(['move', 'message']),
  state: z.nullable(z.enum(candidateStates)),
  phase: z.enum(bulkPhases),
  total: z.int(),
  /** Candidates who wait for their turn. */
  waiting: z.int(),
  /** Candidates who were moved, or are written to. */
  done: z.int(),
  /** Candidates who were left out: withdrawn, changed by a colleague, told of their decision or in the state already. */
  skipped: z.int(),
  mailed: z.int(),
  takenBack: z.int(),
  createdAt: instant,
  leavesAt: instant,
  by: colleague,
})
export type CandidateBulk = z.output<typeof candidateBulk>

export const answerCandidates = endpoint('POST', '/api/v1/job-ad/{id}/candidates/bulk', {
  summary:
    'Move or answer many candidates; messages leave after 60 minutes, and until then the whole answer can be taken back',
  ...forTeam,
  ...ofAd,
  ...body,
  body: z
    .strictObject({
      /** Chosen by the caller: the same request under the same id is one answer. */
      id,
      ...chosen,
      ...action,
      /** How many the caller saw; others in the meantime refuse it. */
      count: z.int().check(z.gte(1), z.lte(bulkBounds.most)),
    })
    .check(isChosenOnce, hasState, hasTexts),
  status: 202,
  response: candidateBulk,
  errors: [
    ...decisionErrors,
    'candidate.notFound',
    'candidate.bulkTooLarge',
    'candidate.selectionChanged',
    'request.keyReused',
    'request.tooMany',
  ],
})

export const listCandidateBulks = endpoint('GET', '/api/v1/job-ad/{id}/candidates/bulk', {
  summary: 'Answers to many candidates of an ad within the last day, the latest first, with their progress',
  ...forTeam,
  ...ofAd,
  response: z.object({ items: z.array(candidateBulk) }),
  errors: ['request.forbidden'],
})

export const takeBackCandidateBulk = endpoint('DELETE', '/api/v1/job-ad/{id}/candidates/bulk/{bulkId}', {
  summary:
    'Take back an answer to many candidates before messages leave; candidates that were changed since keep their state',
  ...forTeam,
  params: z.object({ id, bulkId: id }),
  notFound: 'candidate.bulkNotFound',
  response: candidateBulk,
  errors: [...decisionErrors, 'candidate.bulkLeft'],
})

/** The use of a template: with a rejection, or with a message. */
export const templateUses = ['reject', 'message'] as const
export type TemplateUse = (typeof templateUses)[number]

export const templateBounds = { name: { min: 1, max: 60 }, most: 60 } as const

const texts = bilingual

export const messageTemplate = z.object({ id, name: z.string(), use: z.enum(templateUses), texts })
export type MessageTemplate = z.output<typeof messageTemplate>

const templateBody = z
  .strictObject({
    name: text(templateBounds.name).check(
      z.refine((name) => name.trim() !== '', { params: { problem: 'required' } }),
    ),
    use: z.enum(templateUses),
    texts: messageTexts,
  })
  .check(
    z.refine(({ texts: { ar, en } }) => Boolean(ar ?? en), {
      path: ['texts'],
      params: { problem: 'required' },
    }),
  )

const ofTemplate = { params: z.object({ id }), notFound: 'candidate.templateNotFound' } as const
const templateErrors = [
  ...decisionErrors,
  'candidate.templateNameTaken',
  'candidate.tooManyTemplates',
] as const

export const listMessageTemplates = endpoint('GET', '/api/v1/organization/message-templates', {
  summary: 'Texts for answers to candidates: those of the company, and prepared ones',
  ...forTeam,
  response: z.object({
    items: z.array(messageTemplate),
    prepared: z.array(
      z.object({ use: z.enum(templateUses), reason: z.nullable(z.enum(rejectionReasons)), texts }),
    ),
    /** The sentences of mails about a closed ad, by how the search ended. */
    closing: z.array(z.object({ outcome: z.enum(closingOutcomes), texts })),
  }),
  errors: ['request.forbidden'],
})

export const addMessageTemplate = endpoint('POST', '/api/v1/organization/message-templates', {
  summary: 'Store a text for answers to candidates',
  ...forTeam,
  body: templateBody,
  status: 201,
  response: messageTemplate,
  idempotent: true,
  errors: templateErrors,
})

export const changeMessageTemplate = endpoint('PUT', '/api/v1/organization/message-templates/{id}', {
  summary: 'Change a text for answers to candidates',
  ...forTeam,
  ...ofTemplate,
  body: templateBody,
  response: messageTemplate,
  errors: templateErrors,
})

export const deleteMessageTemplate = endpoint('DELETE', '/api/v1/organization/message-templates/{id}', {
  summary: 'Delete a text for answers to candidates',
  ...forTeam,
  ...ofTemplate,
  status: 204,
  response: z.undefined(),
  errors: decisionErrors,
})
