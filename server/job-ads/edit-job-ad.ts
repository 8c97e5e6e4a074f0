import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Database } from '../platform/database/database.ts'
import { skillsIn } from '../search/words/skills-in.ts'
import { toContent, type JobAdContent, type WrittenJobAd } from './job-ad-content.ts'
import { relistJobAd } from './queries/listing.ts'
import { lockJobAd, type LockedJobAd, type OwnJobAd } from './queries/lock-job-ad.ts'
import { makeLocationsPublic, setExpiry } from './queries/mark-job-ad.ts'
import { saveContent } from './queries/save-content.ts'
import { giveSlugs } from './queries/slugs.ts'
import { expiryOf, isAllowed, problemsOfPublishing, stateAt } from './rules.ts'

export type JobAdEdit = OwnJobAd & { written: WrittenJobAd }

/** Rewrites a draft, or an open ad, which then has to stay complete; search and addresses follow at once. */
export async function editJobAd(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { written, ...own }: JobAdEdit,
): Promise<void> {
  const content = toContent(written)
  return db.transaction(async (transaction) => {
    const jobAd = await lockJobAd(transaction, own)
    const moment = now()
    if (!jobAd) throw new AppError('jobAd.notFound')
    const state = stateAt(jobAd, moment)
    if (!isAllowed('edit', state)) throw new AppError('jobAd.notPublished')
    const errors = state === 'active' ? problemsOfPublishing(content, moment) : []
    if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })

    const skills = skillsIn(content.description.ar?.text ?? null, content.description.en?.text ?? null)
    await saveContent(transaction, own, { content, skills, now: moment })
    if (state === 'active') await showEdit(transaction, jobAd, { ...own, content, now: moment })
  }, own)
}

/** What an open ad's edit changes for everybody. It does not make the ad newer. */
async function showEdit(
  db: Database,
  { number, publishedAt }: LockedJobAd,
  { content, now, ...own }: OwnJobAd & { content: JobAdContent; now: Date },
) {
  await setExpiry(db, own, expiryOf(publishedAt ?? now, content.deadline))
  await makeLocationsPublic(db, own, now)
  await giveSlugs(db, own.jobAdId, content.title)
  await relistJobAd(db, number)
}
