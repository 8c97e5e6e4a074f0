import { auditPageSize } from '@qareeb/contract/audit'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listJobAdHistory as endpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { listHistoryOf } from '../audit/list-history-of.ts'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'
import { presentTeamJobAd } from './present-team-job-ad.ts'

/** The latest entries of the audit log about an ad of the caller's company. @throws AppError `jobAd.notFound` */
export const listJobAdHistory = (
  context: Context,
  { params }: { params: { id: string } },
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, jobAdRights.edit, async (context) => {
    const { db, organizationId } = context
    await presentTeamJobAd(context, params.id)
    return { items: await listHistoryOf(db, { organizationId, subject: params.id, most: auditPageSize }) }
  })
