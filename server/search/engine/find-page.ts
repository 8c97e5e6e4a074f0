import { pageSize } from '@qareeb/contract/search'
import type { Database } from '../../platform/database/database.ts'
import { findClosest } from './find-closest.ts'
import { findDated } from './find-dated.ts'
import type { Found, Means } from './found.ts'
import type { Cursor, Page, SearchRequest } from './request.ts'
import type { Statistics } from './statistics.ts'

/** The next 20 ads in the order asked for, each once. Never an offset: the cursor says where to go on. */
export function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  return findPageAs({ db, statistics, show: ({ card }) => card }, request)
}

/** The same, with what `show` makes of each ad in place of its stored card: made while the others are on their way. */
export async function findPageAs<Card>(means: Means<Card>, request: SearchRequest): Promise<Page<Card>> {
  const { sort } = request
  const found =
    sort === 'closest'
      ? await findClosest(means, request)
      : await findDated(means, request, { sort, remote: false })
  const rows = found.slice(0, pageSize)
  const isLast = found.length <= pageSize
  const last = rows.at(-1)
  return {
    rows,
    next: isLast || !last ? null : cursorAt(last),
    total: isLast && !request.after ? rows.length : null,
  }
}

function cursorAt(ad: Found<unknown>): Cursor {
  const { number } = ad
  if ('metres' in ad) return { kind: 'distance', metres: ad.metres, number }
  return { kind: ad.remote ? 'remote' : 'date', publishedAt: new Date(ad.publishedMs), number }
}
