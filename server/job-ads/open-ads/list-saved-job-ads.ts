import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { listSavedJobAds as endpoint } from '@qareeb/contract/favorites'
import type { Context } from '../../ground/context.ts'
import { listSavedCards } from '../queries/saved-cards.ts'
import type { SavedCard } from '../stored-card.ts'
import { toSavedJobAd } from './to-saved-job-ad.ts'

/** Ads by their ids, open or closed, for a browser that stores its favourites itself, with their times. */
export async function listSavedJobAds(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const cards = await listSavedCards(db, query.ids)
  const chosen = new Map(query.ids.map((id, at) => [id, query.locationIds?.[at]]))
  const toItem = (row: SavedCard) => toSavedJobAd(row, { now: now(), locationId: chosen.get(row.card.id) })
  return { items: cards.map((row) => ({ ...toItem(row), savedAt: null })) }
}
