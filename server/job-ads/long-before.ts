import { candidateBounds } from '@qareeb/contract/candidates'
import { dayMs } from '@qareeb/reference/riyadh'

/** New candidates who applied before this moment wait for long; `waits_long` in the database applies it. */
export const longBefore = (now: Date): Date => new Date(now.getTime() - candidateBounds.waitingDays * dayMs)
