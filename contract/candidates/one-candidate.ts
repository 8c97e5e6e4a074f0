import * as z from 'zod/mini'
import { candidateBounds, candidateStates, candidateSteps, rejectionReasons } from '../candidates.ts'
import { endpoint } from '../endpoint.ts'
import { ownFile } from '../files.ts'
import { id, plainDate, text } from '../values.ts'
import { candidate } from './candidate-details.ts'
import { decisionErrors, forTeam, ofCandidate } from './for-team.ts'

export const getCandidate = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}', {
  summary:
    'One candidate with timeline and comments; the first call shows the application to its sender as opened',
  ...forTeam,
  ...ofCandidate,
  response: candidate,
})

export const openCandidateFile = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}/file', {
  summary: 'The file of a candidate with an address that is valid for five minutes',
  ...forTeam,
  ...ofCandidate,
  response: ownFile,
  errors: ['file.notFound', 'file.inQuarantine', 'file.infected'],
})

const isOneChange = ({ state, step }: { state?: unknown; step?: unknown }) =>
  (state === undefined) !== (step === undefined)

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

export const assignCandidate = endpoint('PUT', '/api/v1/job-ad/{id}/candidates/{candidateId}/assignee', {
  summary: 'Assign a candidate to a colleague, or to nobody',
  ...forTeam,
  ...ofCandidate,
  body: z.strictObject({ userId: z.nullable(id) }),
  response: candidate,
  errors: [...decisionErrors, 'candidate.notColleague'],
})
