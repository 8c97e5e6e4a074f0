import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { InCompany } from '../ground/use-case.ts'
import { toSent } from './content/written-content.ts'
import { findTeamJobAd } from './queries/lock-job-ad.ts'
import type { OwnJobAdRecord } from './queries/team-job-ad-row.ts'
import { stateAt } from './rules.ts'

/**
 * An ad of the company as its team reads it, with the changes of this transaction.
 * @throws AppError `jobAd.notFound`
 */
export async function presentTeamJobAd(
  { db, now, organizationId }: InCompany<Pick<Context, 'db' | 'now'>>,
  jobAdId: string,
): Promise<TeamJobAd> {
  const jobAd = await findTeamJobAd(db, jobAdId)
  if (jobAd?.organizationId !== organizationId) throw new AppError('jobAd.notFound')
  return toTeamJobAd(jobAd, now())
}

/** An ad as its team reads it at a moment. */
export const toTeamJobAd = (jobAd: OwnJobAdRecord, now: Date): TeamJobAd => ({
  id: jobAd.id,
  state: stateAt(jobAd, now),
  version: jobAd.version,
  content: toSent(jobAd),
  slugs: jobAd.slugs,
  createdAt: jobAd.createdAt.toISOString(),
  updatedAt: jobAd.updatedAt.toISOString(),
  publishedAt: jobAd.publishedAt?.toISOString() ?? null,
  expiresAt: jobAd.expiresAt?.toISOString() ?? null,
  closedAt: jobAd.closedAt?.toISOString() ?? null,
  outcome: jobAd.outcome,
})
