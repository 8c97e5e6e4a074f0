import type { JobAdState } from '@qareeb/contract/job-ads'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type CallContext, type InCompany, inCompany } from '../../ground/use-case.ts'
import type { Database } from '../../platform/database/database.ts'
import { toContent, type JobAdContent, type WrittenJobAd } from '../content/job-ad-content.ts'
import { refuseTooLong } from '../content/refuse-too-long.ts'
import { skillsOf } from '../content/skills-of.ts'
import type { OwnJobAd } from '../queries/lock-job-ad.ts'
import { makeLocationsPublic, setExpiry } from '../queries/mark-job-ad.ts'
import { holdLocations, saveContent } from '../queries/save-content.ts'
import { reindexJobAd } from '../queries/search-index.ts'
import { giveSlugs } from '../queries/slugs.ts'
import { expiryOf, problemsOfContent, problemsOfPublishing } from '../rules.ts'
import { findProblems } from './find-problems.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'
import { requireTypeOfPlan } from './require-room.ts'

/** `version`: of the ad as it was read before it was written again; a draft begins with 1. */
export type JobAdEdit = { jobAdId: string; version: number; written: WrittenJobAd }

/**
 * Rewrites an ad of the caller's company. One that was published once has to stay complete, since its page stays; search
 * and addresses follow at once.
 * @returns the version that the next edit has to name
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `jobAd.incomplete`; `request.invalid` for a description
 * that is too long; `organizationLocation.notFound` for a branch that the company does not have any more
 */
export const editJobAd = (context: CallContext, edit: JobAdEdit): Promise<{ version: number }> =>
  inCompany(context, jobAdRights.edit, (context) => editInside(context, edit))

/** The same in a transaction that has begun and has locked no ad yet. */
export async function editInside(
  context: InCompany<CallContext>,
  { jobAdId, version, written }: JobAdEdit,
): Promise<{ version: number }> {
  const { db, organizationId } = context
  const own = { organizationId, jobAdId }
  const now = context.now()
  const content = toContent(written)
  const jobAd = await lockOwnJobAd(context, { jobAdId, version, right: jobAdRights.edit })
  await requireTypeOfPlan(context, content.adType)
  const errors = await problemsOfEdit(context, jobAd.state, content)
  if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })
  refuseTooLong(content)
  if (!(await holdLocations(db, own, content.locationIds)))
    throw new AppError('organizationLocation.notFound')

  await saveContent(db, own, { content, skills: skillsOf(content), now })
  // An edit alone opens nothing: an ended ad keeps its expiry until it is published again.
  if (jobAd.state === 'active')
    await setExpiry(db, own, expiryOf(jobAd.extendedAt ?? jobAd.publishedAt ?? now, content.deadline))
  // An entry for each save of a draft would bury the log: a draft is saved many times before it is public.
  if (jobAd.state !== 'draft') {
    await recordEvent(context, { action: 'jobAd.update', organizationId, subject: jobAdId })
    await showEdit(db, jobAd.number, { ...own, content, now })
  }
  return { version: version + 1 }
}

async function problemsOfEdit(
  context: InCompany<Pick<Context, 'db' | 'now'>>,
  state: JobAdState,
  content: JobAdContent,
) {
  if (state === 'draft') return []
  return findProblems(context.db, context.organizationId, (names) =>
    state === 'active'
      ? problemsOfPublishing(content, context.now(), names)
      : problemsOfContent(content, names),
  )
}

/** The public effects of an edit of an ad with a public page. It does not make the ad newer. */
async function showEdit(
  db: Database,
  number: number,
  { content, now, ...own }: OwnJobAd & { content: JobAdContent; now: Date },
) {
  await makeLocationsPublic(db, own, now)
  await giveSlugs(db, own.jobAdId, content.title)
  await reindexJobAd(db, number)
}
