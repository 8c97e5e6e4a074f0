import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getTranslationAllowance as endpoint } from '@qareeb/contract/job-ads/translation'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { requireRight } from '../../ground/require-right.ts'
import { countAttemptsLeft } from '../../platform/attempts/attempts.ts'
import { translationLimit } from './limits.ts'

/** How many translations the company has left in the running 24 hours, and whether they hold whole texts. */
export async function getTranslationAllowance(context: Context): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = requireRight(context, jobAdRights.translate)
  const allowed = context.config.translationsPerDay
  const left = await countAttemptsLeft(context, [translationLimit(allowed), organizationId])
  return { left, allowed, wholeTexts: context.translator !== undefined }
}
