import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { addFavorites as endpoint } from '@qareeb/contract/favorites'
import { favoriteBounds } from '@qareeb/contract/favorites/favorite-bounds'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { asPerson } from '../ground/use-case.ts'
import { insertFavorites, listFavoriteIdsOf, lockSaving } from './queries.ts'

/**
 * Saves jobs, the first as the latest, each with its chosen location, and gives all saved jobs of the caller. Saving again changes nothing, an
 * unreadable ad is left out, and when more come together than a person may keep, none of them is saved.
 */
export async function addFavorites(
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<ResponseOf<typeof endpoint>> {
  return asPerson(context, async (context) => {
    const { db, userId } = context
    if (!(await lockSaving(db, userId))) throw new AppError('auth/session-ended')

    const chosen = new Map(body.locations?.map(({ jobAdId, locationId }) => [jobAdId, locationId]))
    const jobAds = body.jobAdIds.map((id) => ({ id, locationId: chosen.get(id) ?? null }))
    const total = await insertFavorites(db, { userId, jobAds, now: context.now() })
    if (total > favoriteBounds.perUser) throw new AppError('favorite.tooMany')

    return { ids: await listFavoriteIdsOf(db, userId) }
  })
}
