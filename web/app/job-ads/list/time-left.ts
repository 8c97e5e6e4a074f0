import { jobAdBounds } from '@qareeb/contract/job-ads'
import { dayMs } from '@qareeb/reference/riyadh'
import { daysSince, lastInstantBefore } from '../../i18n/dates.ts'

export type TimeTone = 'plenty' | 'soon' | 'urgent'

export type TimeLeft = {
  /** Whole days of the calendar in Riyadh: 0 ends today. */
  days: number
  tone: TimeTone
  /** Part of `openDays` that is left, at most 1; never so small that the bar cannot be seen. */
  share: number
}

const leastShare = 0.02

/** How long an open ad stays open. @param expiresAt the first instant at which it is not open any more, ISO 8601 */
export function timeLeft(expiresAt: string, now: Date): TimeLeft {
  const days = Math.max(0, -daysSince(lastInstantBefore(expiresAt), now))
  return { days, tone: toneOf(days), share: Math.min(1, Math.max(leastShare, days / jobAdBounds.openDays)) }
}

function toneOf(days: number): TimeTone {
  if (days <= 3) return 'urgent'
  return days <= jobAdBounds.extendInLastDays ? 'soon' : 'plenty'
}

/** True in the last days of an open ad, in which the server extends it. */
export const canExtendAt = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now.getTime() <= jobAdBounds.extendInLastDays * dayMs
