import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { listFavorites as endpoint } from '@qareeb/contract/favorites'
import { favoriteBounds } from '@qareeb/contract/favorites/favorite-bounds'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { toSavedJobAd } from '../job-ads/open-ads/to-saved-job-ad.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { type FavoriteRow, listFavoritePage } from './queries.ts'

/** A page of the caller's saved jobs, the latest first; closed ones stay in the list, marked as closed. */
export async function listFavorites(
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { userId } = signedIn(context)
  const after = query.after === undefined ? undefined : decodeCursor(query.after)

  // One row more than a page shows whether there is another page.
  const rows = await listFavoritePage(context.db, { userId, after, most: favoriteBounds.pageSize + 1 })
  const shown = rows.slice(0, favoriteBounds.pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toFavorite(row, context.now())),
    next: last && rows.length > shown.length ? cursorAt(last) : null,
    total: rows[0]?.total ?? 0,
  }
}

const toFavorite = (row: FavoriteRow, now: Date) => ({
  ...toSavedJobAd(row, { now, locationId: row.location_id }),
  savedAt: row.saved_at.toISOString(),
})

const cursorAt = ({ saved_at, job_ad_id }: FavoriteRow) =>
  encodeCursor({ savedAt: saved_at, jobAdId: job_ad_id })
