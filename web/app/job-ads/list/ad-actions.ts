import type { ErrorCode } from '@qareeb/contract/errors'
import type { JobAdState } from '@qareeb/contract/job-ads'
import type { PlanUse } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { type Caller, whyNot, whyNotIn } from '@qareeb/contract/rights/right'
import { canExtendAt } from './time-left.ts'

export const adActions = [
  'continue',
  'candidates',
  'edit',
  'view',
  'preview',
  'publish',
  'extend',
  'publishAgain',
  'republish',
  'close',
  'delete',
] as const
export type AdAction = (typeof adActions)[number]

/** An action with the code of its refusal, or null where it is allowed. */
export type OfferedAction = { action: AdAction; refusal: ErrorCode | null }

/** The conditions of actions, besides the ad. */
export type ActionContext = {
  caller: Caller
  isVerified: boolean
  hasRegistrationNumber: boolean
  plan: PlanUse
  now: Date
}

/** The facts of an ad that its actions depend on. */
export type Ad = { state: JobAdState; expiresAt: string | null; missing: readonly string[] }

const offered: Record<JobAdState, readonly AdAction[]> = {
  draft: ['continue', 'preview', 'publish', 'delete'],
  active: ['candidates', 'edit', 'view', 'extend', 'republish', 'close'],
  expired: ['candidates', 'edit', 'view', 'publishAgain', 'republish', 'close'],
  inactive: ['candidates', 'edit', 'view', 'publishAgain', 'republish'],
}

/** Every action that an ad offers in its state, in the order of the menu. */
export const actionsOf = (ad: Ad, context: ActionContext): OfferedAction[] =>
  offered[ad.state].map((action) => ({ action, refusal: refusalOf(action, ad, context) }))

export type MainAction = 'continue' | 'extend' | 'publishAgain' | 'candidates'

/** The action that its line shows beside the menu. */
export function mainActionOf({ state, expiresAt }: Ad, now: Date): MainAction {
  if (state === 'draft') return 'continue'
  if (state !== 'active') return 'publishAgain'
  return canExtendAt(expiresAt, now) ? 'extend' : 'candidates'
}

const rights = {
  publish: jobAdRights.publish,
  publishAgain: jobAdRights.publish,
  extend: jobAdRights.extend,
  close: jobAdRights.close,
  delete: jobAdRights.remove,
} as const

function refusalOf(action: AdAction, ad: Ad, context: ActionContext): ErrorCode | null {
  if (!isChange(action)) return null
  const refusal = whyNot(rights[action], context.caller) ?? whyNotIn(rights[action], ad.state)
  if (refusal || action === 'close' || action === 'delete') return refusal
  return whyNotOpen(action, ad, context)
}

/**
 * Publishing, publishing again and extending ask the same; an ad that is open already has its room in the plan, and
 * needs no number.
 */
function whyNotOpen(
  action: 'publish' | 'publishAgain' | 'extend',
  { expiresAt, missing }: Ad,
  { isVerified, hasRegistrationNumber, plan: { used, limit }, now }: ActionContext,
): ErrorCode | null {
  if (!isVerified) return 'organization.notVerified'
  if (action === 'extend') return canExtendAt(expiresAt, now) ? null : 'jobAd.tooEarlyToExtend'
  if (!hasRegistrationNumber) return 'organization.numberMissing'
  // A passed deadline is asked for first.
  if (missing.some((field) => field !== 'deadline')) return 'jobAd.incomplete'
  return limit !== null && used >= limit ? 'jobAd.planLimit' : null
}

const isChange = (action: AdAction): action is keyof typeof rights => action in rights
