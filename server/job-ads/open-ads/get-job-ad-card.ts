import type { InputOf } from '@qareeb/contract/endpoint'
import type { getJobAdCard as endpoint, JobAdCard } from '@qareeb/contract/job-ads'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { nearestLocation } from '../nearest-location.ts'
import { toCard } from '../presentation.ts'
import { findStoredCard } from '../queries/stored-card.ts'
import { pointOf } from './get-job-ad.ts'

/**
 * An open ad as lists show it, at the location that is asked for or else the nearest to the viewer.
 * @throws AppError `jobAd.notFound` for an ad that is not open
 */
export async function getJobAdCard(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<JobAdCard> {
  const card = await findStoredCard(db, params.id)
  if (!card || new Date(card.expiresAt) <= now()) throw new AppError('jobAd.notFound')
  const viewer = pointOf(query)
  const location =
    card.locations.find(({ id }) => id === query.locationId) ?? nearestLocation(card.locations, viewer)
  if (!location) throw new AppError('jobAd.notFound')
  return toCard(card, location, viewer)
}
