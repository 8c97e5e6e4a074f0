import type { Plan } from '@qareeb/contract/job-ads'
import { isAbove, openAdsOf } from '@qareeb/contract/organizations'
import { AppError } from '../../ground/errors.ts'
import type { CallContext, InCompany } from '../../ground/use-case.ts'
import { countOpenAds, getPlan, type Publisher } from '../queries/publisher.ts'

/**
 * Allows one more ad of a company to be open: publishing, publishing again and extending ask the same.
 * @param company locked, so that no other ad of it opens meanwhile
 * @throws AppError `organization.notVerified`; `jobAd.planLimit` with the numbers
 */
export async function requireRoom(
  { db, now, organizationId }: InCompany<CallContext>,
  { company, jobAdId }: { company: Publisher; jobAdId: string },
): Promise<void> {
  if (company.verificationStatus !== 'verified') throw new AppError('organization.notVerified')
  const limit = openAdsOf[company.plan]
  if (limit === null) return

  const used = await countOpenAds(db, { organizationId, except: jobAdId, now: now() })
  if (used >= limit) throw new AppError('jobAd.planLimit', { details: { used, limit } })
}

/**
 * Allows types of ads up to the plan of the company.
 * @throws AppError `jobAd.typeAbovePlan`
 */
export async function requireTypeOfPlan(
  { db, organizationId }: InCompany<Pick<CallContext, 'db'>>,
  adType: Plan,
): Promise<void> {
  if (adType === 'free') return
  if (isAbove(adType, await getPlan(db, organizationId))) throw new AppError('jobAd.typeAbovePlan')
}
