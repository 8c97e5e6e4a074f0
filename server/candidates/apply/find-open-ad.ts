import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type AdLocation, type AppliedAd, findAdToApplyFor } from '../queries/open-ad.ts'

/**
 * The ad that somebody applies for, if it takes applications. A platform administrator who works inside a company cannot
 * apply.
 * @throws AppError `jobAd.notFound` for a draft too, `candidate.adClosed`, `organization.notWhileImpersonating`
 */
export async function findOpenAd(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  jobAdId: string,
): Promise<AppliedAd> {
  const ad = await findAdToApplyFor(db, jobAdId)
  if (!ad) throw new AppError('jobAd.notFound')
  if (!ad.isOpen) throw new AppError('candidate.adClosed')
  if (actor.kind === 'user' && actor.organization?.impersonatedUntil)
    throw new AppError('organization.notWhileImpersonating')
  return ad
}

/** The chosen location of an ad; the first when none is named. @throws AppError `candidate.otherLocation` */
export function chooseLocation({ locations }: AppliedAd, locationId: string | undefined): AdLocation {
  const chosen = locationId === undefined ? locations[0] : locations.find(({ id }) => id === locationId)
  if (!chosen) throw new AppError('candidate.otherLocation')
  return chosen
}
