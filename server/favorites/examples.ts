import { addFavorites, type Favorite, listFavoriteIds, listFavorites } from '@qareeb/contract/favorites'
import { jobAdCardExample } from '../job-ads/examples.ts'
import { example } from '../platform/http/openapi/example.ts'

const { location, ...jobAd } = jobAdCardExample

const favorite: Favorite = { jobAd, location, state: 'active', savedAt: '2026-11-21T10:00:00.000Z' }

/** Answers about saved jobs. */
export const favoriteExamples = [
  example(listFavorites, { items: [favorite], next: null, total: 1 }),
  example(listFavoriteIds, { ids: [jobAd.id] }),
  example(addFavorites, { ids: [jobAd.id] }),
]
