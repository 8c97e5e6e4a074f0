import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { presentTeamJobAd } from '../present-team-job-ad.ts'

/**
 * Refuses another company's ad before the rest of the call is validated.
 * @throws AppError `jobAd.notFound`, and the refusal of the right
 */
export const allowOwnAd = (context: Context, { params }: { params: { id: string } }): Promise<void> =>
  inCompany(context, jobAdRights.edit, async (context) => void (await presentTeamJobAd(context, params.id)))
