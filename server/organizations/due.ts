import type { ResponseOf } from '@qareeb/contract/endpoint'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import { lastMomentBefore } from '@qareeb/contract/last-moment-before'
import type { getOrganizationStats } from '@qareeb/contract/organizations'
import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import type { StatsRow } from './queries/stats.ts'

export type Due = ResponseOf<typeof getOrganizationStats>['due'][number]

/** Days before its last day from which on a registration counts as expiring. */
const registrationDays = 30

/** Ads that end within so many days are named; the company can extend or publish them again. */
export const endingDays: number = jobAdBounds.remindDaysBefore

/** Days after which an invitation counts as unanswered. */
export const unansweredDays = 3

/** The moment some days later. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)

type Facts = Pick<
  StatsRow,
  | 'verificationStatus'
  | 'hasRegistration'
  | 'hasNumber'
  | 'registrationExpiresOn'
  | 'endingAds'
  | 'nextEnd'
  | 'unanswered'
  | 'waitingLong'
  | 'answersOverdue'
  | 'answersDue'
  | 'nextAnswerOn'
>

/** The open items of a company, the most urgent first. A registration that only expires soon comes after people and ads. */
export function dueOf(facts: Facts, now: Date): Due[] {
  const registration = dueOfRegistration(
    facts,
    riyadhDateOf(now),
    riyadhDateOf(daysAfter(now, registrationDays)),
  )
  const isLater = registration.some(({ kind }) => kind === 'registration-expiring')
  return [...(isLater ? [] : registration), ...dueOfWork(facts), ...(isLater ? registration : [])]
}

const dueOfWork = (facts: Facts): Due[] => [
  ...dueOfCandidates(facts),
  ...(facts.endingAds > 0 && facts.nextEnd
    ? [
        {
          kind: 'job-ads-expiring' as const,
          count: facts.endingAds,
          on: riyadhDateOf(lastMomentBefore(facts.nextEnd)),
        },
      ]
    : []),
  ...(facts.unanswered > 0
    ? [{ kind: 'invitations-unanswered' as const, count: facts.unanswered, on: null }]
    : []),
]

function dueOfCandidates({ answersOverdue, answersDue, waitingLong, nextAnswerOn }: Facts): Due[] {
  const all: Due[] = [
    { kind: 'answers-overdue', count: answersOverdue, on: null },
    { kind: 'answers-due', count: answersDue, on: nextAnswerOn },
    { kind: 'candidates-waiting', count: waitingLong, on: null },
  ]
  return all.filter(({ count }) => count > 0)
}

function dueOfRegistration(facts: Facts, today: string, soon: string): Due[] {
  const { registrationExpiresOn: on } = facts
  if (facts.verificationStatus === 'rejected') return [{ kind: 'registration-rejected', count: 1, on: null }]
  const number: Due[] = facts.hasNumber ? [] : [{ kind: 'registration-number-missing', count: 1, on: null }]
  // The number goes along with the document, except of a company that can publish without one.
  if (!facts.hasRegistration)
    return [
      { kind: 'registration-missing', count: 1, on: null },
      ...(facts.verificationStatus === 'verified' ? number : []),
    ]
  if (on === null || on > soon) return number
  return [...number, { kind: on < today ? 'registration-expired' : 'registration-expiring', count: 1, on }]
}
