import { candidateBounds } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { dayMs } from '@qareeb/reference/riyadh'

/** How long a candidate waits, or how many days remain until the promised answer. Null without a wait. */
export type Waiting = {
  kind: 'days' | 'left' | 'over'
  count: number
  tone: 'plain' | 'soon' | 'late'
} | null

type Facts = Pick<CandidateRow, 'waitingDays' | 'promisedOn' | 'state' | 'withdrawnAt'>

/** @param today date in Riyadh, ISO 8601 */
export function waitingOf({ waitingDays, promisedOn, state, withdrawnAt }: Facts, today: string): Waiting {
  if (promisedOn !== null && state === 'in-progress' && withdrawnAt === null) {
    const left = Math.round((Date.parse(promisedOn) - Date.parse(today)) / dayMs)
    if (left < 0) return { kind: 'over', count: -left, tone: 'late' }
    return { kind: 'left', count: left, tone: left <= candidateBounds.answerSoonDays ? 'soon' : 'plain' }
  }
  if (waitingDays === null) return null
  return {
    kind: 'days',
    count: waitingDays,
    tone: waitingDays > candidateBounds.waitingDays ? 'late' : 'plain',
  }
}
