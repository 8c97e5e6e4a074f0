import type { Plan } from '@qareeb/contract/job-ads'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { isAbove } from '@qareeb/contract/organizations'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { emptyJobAd, type TypedJobAd, typedOf, withinPlan } from '../typed/typed-job-ad.ts'

/** The parts of a stored ad that a form does not begin with. */
export type NotTaken = {
  /** A type that the plan does not include any more. */
  adType: Plan | null
  /** The deadline of a copied ad that has passed. */
  deadline: string | null
}

type Facts = { isCopy: boolean; plan: Plan; now: Date }

/** How a form begins: with a stored ad or a copy of it, as far as the company can publish it, or empty. */
export function beginWith(
  stored: Pick<TeamJobAd, 'content'> | null,
  { isCopy, plan, now }: Facts,
): { initial: TypedJobAd; notTaken: NotTaken } {
  if (!stored) return { initial: emptyJobAd(plan), notTaken: { adType: null, deadline: null } }
  const { adType, deadline } = stored.content
  const hasPassed = deadline !== null && endOfRiyadhDay(deadline) <= now
  const isLeftOut = isCopy && hasPassed
  const typed = withinPlan(typedOf(stored.content), plan)
  return {
    initial: isLeftOut ? { ...typed, deadline: '' } : typed,
    notTaken: { adType: isAbove(adType, plan) ? adType : null, deadline: isLeftOut ? deadline : null },
  }
}
