import type { JobAdState } from '@qareeb/contract/job-ads'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { skillsIn } from '../vocabulary/skills-in.ts'
import { toContent, type JobAdContent, type WrittenJobAd } from './job-ad-content.ts'
import { relistJobAd } from './queries/listing.ts'
import { lockJobAd, type OwnJobAd } from './queries/lock-job-ad.ts'
import { makeLocationsPublic, setExpiry } from './queries/mark-job-ad.ts'
import { holdLocations, saveContent } from './queries/save-content.ts'
import { giveSlugs } from './queries/slugs.ts'
import { expiryOf, problemsOfContent, problemsOfPublishing, stateAt } from './rules.ts'

/** `version`: of the ad as it was read before it was written anew; a draft begins with 1. */
export type JobAdEdit = OwnJobAd & { version: number; written: WrittenJobAd }

/**
 * Rewrites an ad. One that was published once has to stay complete, since its page stays; search and addresses follow
 * at once.
 * @returns the version that the next edit has to name
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `jobAd.incomplete`; `organizationLocation.notFound` for a
 * branch that the company does not have any more
 */
export async function editJobAd(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { written, version, ...own }: JobAdEdit,
): Promise<{ version: number }> {
  const content = toContent(written)
  return db.transaction(async (transaction) => {
    const jobAd = await lockJobAd(transaction, own)
    const moment = now()
    if (!jobAd) throw new AppError('jobAd.notFound')
    if (jobAd.version !== version) throw new AppError('jobAd.changedMeanwhile')
    const state = stateAt(jobAd, moment)
    const errors = problemsOfEdit(state, content, moment)
    if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })
    if (!(await holdLocations(transaction, own, content.locationIds)))
      throw new AppError('organizationLocation.notFound')

    const skills = skillsIn(content.description.ar?.text ?? null, content.description.en?.text ?? null)
    await saveContent(transaction, own, { content, skills, now: moment })
    // An edit alone opens nothing: what has ended keeps its expiry until it is published again.
    if (state === 'active')
      await setExpiry(transaction, own, expiryOf(jobAd.publishedAt ?? moment, content.deadline))
    if (state !== 'draft') await showEdit(transaction, jobAd.number, { ...own, content, now: moment })
    return { version: version + 1 }
  }, own)
}

function problemsOfEdit(state: JobAdState, content: JobAdContent, now: Date) {
  if (state === 'draft') return []
  return state === 'active' ? problemsOfPublishing(content, now) : problemsOfContent(content)
}

/** What the edit of an ad with a public page changes for everybody. It does not make the ad newer. */
async function showEdit(
  db: Database,
  number: number,
  { content, now, ...own }: OwnJobAd & { content: JobAdContent; now: Date },
) {
  await makeLocationsPublic(db, own, now)
  await giveSlugs(db, own.jobAdId, content.title)
  await relistJobAd(db, number)
}
