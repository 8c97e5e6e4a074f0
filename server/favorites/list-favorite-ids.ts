import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listFavoriteIds as endpoint } from '@qareeb/contract/favorites'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { listFavoriteIdsOf } from './queries.ts'

/** Ids of all saved jobs of the caller, the latest first. */
export async function listFavoriteIds(context: Context): Promise<ResponseOf<typeof endpoint>> {
  return { ids: await listFavoriteIdsOf(context.db, signedIn(context).userId) }
}
