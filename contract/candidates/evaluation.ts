import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { bilingual, id, instant } from '../values.ts'
import { forTeam } from './for-team.ts'
import { matchKinds, matchVerdicts } from './match-weights.ts'

/** Header with the ticket that opens the reasons of one application to its sender. */
export const evaluationTicketHeader = 'x-evaluation-ticket'

/** Minutes for which a ticket holds. */
export const evaluationTicketMinutes = 15

/** `reading`: a task reads the file. `no-text`: the file has no text, such as a scan, and the message alone was read. */
export const evaluationStates = ['ready', 'reading', 'no-text'] as const
export type EvaluationState = (typeof evaluationStates)[number]

const reason = z.object({
  kind: z.enum(matchKinds),
  /** Of a skill: whether the ad calls it a must. */
  isMust: z.boolean(),
  verdict: z.enum(matchVerdicts),
  /** The requirement and why the verdict is so, in words. */
  text: bilingual,
  /** For the team alone. */
  weight: z.optional(z.int()),
})
export type MatchReason = z.output<typeof reason>

/** How an application matches the requirements of its ad. */
export const evaluation = z.object({
  /** Null before it was asked for, and for a withdrawn application. */
  state: z.nullable(z.enum(evaluationStates)),
  /** In the order of the requirements; empty when the ad states none. */
  reasons: z.array(reason),
  evaluatedAt: z.nullable(instant),
  /** The requirements of the ad, or the file, have changed since. */
  isOutdated: z.boolean(),
  /** From 0 to 100; null when the ad states no requirement. For the team alone. */
  score: z.optional(z.nullable(z.int())),
})
export type Evaluation = z.output<typeof evaluation>

/** How far the evaluation of all candidates of an ad has come; all zero when it never began. */
const progress = z.object({ total: z.int(), done: z.int(), isRunning: z.boolean() })
export type EvaluationProgress = z.output<typeof progress>

const ofCandidate = {
  about: 'company',
  params: z.object({ jobId: id, candidateId: id }),
  notFound: 'candidate.notFound',
  headers: {
    [evaluationTicketHeader]:
      'Opens the reasons to the sender of the application for fifteen minutes; it comes with the application',
  },
} as const
const ofAd = { params: z.object({ jobId: id }), notFound: 'jobAd.notFound' } as const

export const evaluateCandidate = endpoint(
  'POST',
  '/api/v1/evaluate-candidates/{jobId}/{candidateId}/evaluate',
  {
    summary:
      'Compare an application with the requirements of its ad; for the team, or its sender by a ticket',
    access: 'everyone',
    ...ofCandidate,
    response: evaluation,
    other: {
      status: 202,
      when: 'The caller is neither of the team nor holds a ticket, whether or not there is such a candidate.',
      response: z.object({}),
    },
    errors: ['request.tooMany'],
  },
)

export const evaluateAllCandidates = endpoint('POST', '/api/v1/evaluate-candidates/{jobId}/evaluate-all', {
  summary: 'Compare all applications to an ad with its requirements, in the background',
  access: 'everyone',
  about: 'company',
  ...ofAd,
  status: 202,
  /** Empty for callers who are not of the team. */
  response: z.partial(progress),
  errors: ['request.tooMany'],
})

export const getEvaluation = endpoint('GET', '/api/v1/evaluate-candidates/{jobId}/{candidateId}/evaluation', {
  summary: 'How an application matches the requirements of its ad; for the team, or its sender by a ticket',
  access: 'everyone',
  ...ofCandidate,
  response: evaluation,
})

export const getEvaluationProgress = endpoint('GET', '/api/v1/evaluate-candidates/{jobId}/progress', {
  summary: 'Progress of the evaluation of all candidates of an ad',
  ...forTeam,
  ...ofAd,
  response: progress,
  errors: ['request.forbidden'],
})
