import {
  addFavorites as addEndpoint,
  listFavoriteIds as listIdsEndpoint,
  listFavorites as listEndpoint,
  removeFavorite as removeEndpoint,
} from '@qareeb/contract/favorites'
import { signedIn } from '../ground/signed-in.ts'
import { on } from '../platform/http/on.ts'
import { addFavorites } from './add-favorites.ts'
import { listFavorites } from './list-favorites.ts'
import { deleteFavorite, listFavoriteIdsOf } from './queries.ts'

export const favoriteRoutes = [
  on(listEndpoint, listFavorites),
  on(listIdsEndpoint, async (context) => ({
    ids: await listFavoriteIdsOf(context.db, signedIn(context).userId),
  })),
  on(addEndpoint, addFavorites),
  on(removeEndpoint, async (context, { params }) => {
    await deleteFavorite(context.db, signedIn(context).userId, params.jobAdId)
    return undefined
  }),
]
