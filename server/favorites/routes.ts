import {
  addFavorites as addEndpoint,
  listFavoriteIds as listIdsEndpoint,
  listFavorites as listEndpoint,
  removeFavorite as removeEndpoint,
} from '@qareeb/contract/favorites'
import { on } from '../platform/http/on.ts'
import { addFavorites } from './add-favorites.ts'
import { listFavoriteIds } from './list-favorite-ids.ts'
import { listFavorites } from './list-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'

export const favoriteRoutes = [
  on(listEndpoint, listFavorites),
  on(listIdsEndpoint, listFavoriteIds),
  on(addEndpoint, addFavorites),
  on(removeEndpoint, removeFavorite),
]
