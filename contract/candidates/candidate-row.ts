import * as z from 'zod/mini'
import { candidateStates, candidateSteps } from '../candidates.ts'
import { bilingual, id, instant } from '../values.ts'

/** States that a list is filtered by. A withdrawn application is in none of the team's states. */
export const candidateFilters = [...candidateStates, 'withdrawn'] as const
export type CandidateFilter = (typeof candidateFilters)[number]

/** Orders of the list. `waiting`: the answer that is due first; `state`: as `candidateFilters`; `match`: the highest first. */
export const candidateOrders = ['newest', 'oldest', 'state', 'waiting', 'nearest', 'match'] as const
export type CandidateOrder = (typeof candidateOrders)[number]

/** A person of the team, or null for a former one. */
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
  /** Rounded, to that location; null when the candidate gave no area. */
  distanceKm: z.nullable(z.number()),
  /** The colleague who looks after the candidate. */
  assignee: colleague,
  /** The candidate got the mail about the end of the ad, and the team has not moved it since then. */
  isToldOfEnd: z.boolean(),
  /** Days without an answer; null for candidates that are decided, withdrawn, in progress or told of the end. */
  waitingDays: z.nullable(z.int()),
  hasFile: z.boolean(),
  commentCount: z.int(),
  /** How well the application matches the requirements, from 0 to 100; null until it was evaluated. */
  matchScore: z.nullable(z.int()),
})
export type CandidateRow = z.output<typeof candidateRow>
