import { pageSize } from '@qareeb/contract/search'
import type { Database } from '../../platform/database/database.ts'
import { findClosest } from './find-closest.ts'
import { findDated } from './find-dated.ts'
import { type Found, readAd } from './found.ts'
import type { Cursor, Page, SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import type { Statistics } from './statistics.ts'

/** The next 20 ads in the order asked for, each once. Never an offset: the cursor says where to go on. */
export async function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  const { sort } = request
  const context: SearchContext = { db, statistics }
  const found =
    sort === 'closest'
      ? await findClosest(context, request)
      : await findDated(context, request, { sort, remote: false })
  const rows = found.slice(0, pageSize)
  const isLast = found.length <= pageSize
  const last = rows.at(-1)
  return {
    rows: rows.map(readAd),
    next: isLast || !last ? null : cursorAt(last),
    total: isLast && !request.after ? rows.length : null,
  }
}

function cursorAt(ad: Found): Cursor {
  const { number } = ad
  if ('metres' in ad) return { kind: 'distance', metres: ad.metres, number }
  return { kind: ad.remote ? 'remote' : 'date', publishedAt: new Date(ad.publishedMs), number }
}
