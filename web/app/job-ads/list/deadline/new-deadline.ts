import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { dateAfter, dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'

/** Actions that open an ad, or keep it open. */
export type OpeningAction = 'publish' | 'publishAgain' | 'extend'

/** True for an action that opens an ad, or keeps it open. */
export const isOpening = (action: string): action is OpeningAction =>
  action === 'publish' || action === 'publishAgain' || action === 'extend'

type Ad = Pick<TeamJobAdRow, 'expiresAt' | 'deadline'>

/** Whether an ad needs another deadline first: one that has passed, or that would cut the thirty days of an extension. */
export function needsDeadline(action: OpeningAction, { deadline }: Ad, now: Date): boolean {
  if (deadline === null) return false
  const needed = action === 'extend' ? now.getTime() + jobAdBounds.openDays * dayMs : now.getTime() + 1
  return endOfRiyadhDay(deadline).getTime() < needed
}

/** The first day that keeps an ad open for longer, and the one that keeps it open for the whole thirty days. */
export function offeredDays(action: OpeningAction, { expiresAt }: Ad, now: Date) {
  const from = action === 'extend' && expiresAt !== null ? new Date(expiresAt) : now
  return { earliest: riyadhDateOf(from), whole: dateAfter(riyadhDateOf(now), jobAdBounds.openDays) }
}
