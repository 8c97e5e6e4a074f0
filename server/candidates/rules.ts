import { candidateBounds, type CandidateState, interviewDays } from '@qareeb/contract/candidates'
import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import type { ApplicationStage } from '@qareeb/contract/candidates/applications'
import { dateAfter, dayMs, riyadhDateOf, riyadhOffsetMs } from '@qareeb/reference/riyadh'

/**
 * Milliseconds after which an application can no longer be undone: the page's countdown, and the time of the
 * request.
 */
export const undoMs = (candidateBounds.undoSeconds + 3) * 1_000

/**
 * Whether a candidate in this state can be shortlisted, interviewed or offered the job. A team moves candidates between
 * the states themselves as it likes.
 */
export const takesSteps = (state: CandidateState): boolean => state !== 'hired' && state !== 'rejected'

/** Why a day in Riyadh cannot be that of an interview; null when it can. */
export function problemOfInterview(day: string, now: Date): 'tooEarly' | 'tooLate' | null {
  const today = riyadhDateOf(now)
  if (day < dateAfter(today, -interviewDays.behind)) return 'tooEarly'
  return day > dateAfter(today, interviewDays.ahead) ? 'tooLate' : null
}

/** The same day some months later, or the last one of that month. */
export function monthsAfter(moment: Date, months: number): string {
  const [year = 0, month = 1, day = 1] = riyadhDateOf(moment).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Whole days between two moments. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMs))

/** Applications that the answer rate of a moment covers: those of the last 90 days, without the newest. */
export const answerRateSpan = (now: Date): { since: Date; appliedBefore: Date } => ({
  since: new Date(now.getTime() - answerRateBounds.days * dayMs),
  appliedBefore: new Date(now.getTime() - answerRateBounds.graceDays * dayMs),
})

/** Rounded down: a company that left one candidate without an answer has less than 100 percent. */
export const percentAnswered = ({ answered, counted }: { answered: number; counted: number }): number =>
  Math.floor((answered / counted) * 100)

/** Days for which candidates of an ad that ended by itself are still looked for, should a night be missed. */
const spareDays = 3

/** The end of ads whose candidates are notified tonight that no answer came. */
export function expiredWindow(now: Date): { from: Date; until: Date } {
  const until = now.getTime() - candidateBounds.toldAfterExpiryDays * dayMs
  return { from: new Date(until - spareDays * dayMs), until: new Date(until) }
}

/** Hour of the morning mail in Riyadh; it counts candidates who applied before. */
const mailHour = 7

/** The last hour of mails to teams before a moment, and its date in Riyadh. */
export function mailMorning(now: Date): { moment: Date; date: string } {
  const sinceHourMs = mailHour * 60 * 60_000
  const date = riyadhDateOf(new Date(now.getTime() - sinceHourMs))
  return { moment: new Date(Date.parse(date) - riyadhOffsetMs + sinceHourMs), date }
}

/** Ads that ended before it have no candidates for the mail of a morning, should some mornings be missed. */
export const mailedSince = (morning: Date): Date => new Date(morning.getTime() - spareDays * dayMs)

/** Milliseconds between the first candidate of an ad and the mail to its team. */
export const gatherMs = 10 * 60_000

/** Kilometres as a company sees them: the half one under ten, whole ones above. They reveal no one's home. */
export const coarseKm = (km: number): number => (km < 10 ? Math.round(km * 2) / 2 : Math.round(km))

/** A position as it is used: some kilometre wide. */
export const coarsePosition = ({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } => {
  const coarse = (degrees: number) =>
    Math.round(degrees / candidateBounds.areaDegrees) * candidateBounds.areaDegrees
  return { lat: coarse(lat), lng: coarse(lng) }
}

type Standing = {
  state: CandidateState
  openedAt: Date | null
  inProgressAt: Date | null
  toldAt: Date | null
  withdrawnAt: Date | null
  /** The sender got the mail about the end of the ad, and nothing happened since then. */
  isToldOfEnd: boolean
}

/** The state of an application for its sender: a rejection shows once the sender was notified. */
export function stageOf(standing: Standing): ApplicationStage {
  const { state, openedAt, inProgressAt, toldAt, withdrawnAt, isToldOfEnd } = standing
  if (withdrawnAt) return 'withdrawn'
  if (toldAt && (state === 'hired' || state === 'rejected')) return state
  if (isToldOfEnd) return 'closed'
  if (inProgressAt && state !== 'new') return 'in-progress'
  return openedAt ? 'opened' : 'sent'
}
