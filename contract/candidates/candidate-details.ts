import * as z from 'zod/mini'
import { candidateStates, candidateSteps, rejectionReasons } from '../candidates.ts'
import { ownFile } from '../files.ts'
import { bilingual, id, instant } from '../values.ts'
import { candidateRow, colleague } from './candidate-row.ts'

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
  /** The candidate got the mail about the end of that ad, and the team has not moved the application since then. */
  isToldOfEnd: z.boolean(),
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
