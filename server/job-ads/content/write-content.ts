import type { JobAdContent as SentContent } from '@qareeb/contract/job-ads/job-ad-content'
import { AppError } from '../../ground/errors.ts'
import type { CallContext, InCompany } from '../../ground/use-case.ts'
import { holdLocations, saveContent } from '../queries/save-content.ts'
import { toContent } from './job-ad-content.ts'
import { refuseTooLong } from './refuse-too-long.ts'
import { skillsOf } from './skills-of.ts'
import { fromSent } from './written-content.ts'

/**
 * Writes the content of a new draft.
 * @throws AppError `organizationLocation.notFound` for a branch that the company does not have; `request.invalid` for a
 * description that is too long
 */
export async function writeContent(
  { db, now, organizationId }: InCompany<CallContext>,
  { jobAdId, content: sent }: { jobAdId: string; content: SentContent },
): Promise<void> {
  const own = { organizationId, jobAdId }
  const content = toContent(fromSent(sent))
  refuseTooLong(content)
  if (!(await holdLocations(db, own, content.locationIds)))
    throw new AppError('organizationLocation.notFound')
  await saveContent(db, own, { content, skills: skillsOf(content), now: now() })
}
