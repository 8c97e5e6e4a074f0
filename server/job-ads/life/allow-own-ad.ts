import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { presentTeamJobAd } from '../present-team-job-ad.ts'

/**
 * Refuses an ad that is not the caller's before anything else of the call is looked at.
 * @throws AppError `jobAd.notFound`, and what the right refuses with
 */
export const allowOwnAd = (context: Context, { params }: { params: { id: string } }): Promise<void> =>
  inCompany(context, jobAdRights.edit, async (context) => void (await presentTeamJobAd(context, params.id)))
