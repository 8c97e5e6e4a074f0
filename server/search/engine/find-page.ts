import { pageSize } from '@qareeb/contract/search/search-bounds'
import type { Database } from '../../platform/database/database.ts'
import { findClosest } from './find-closest.ts'
import { findDated } from './find-dated.ts'
import { type Found, readAd } from './found.ts'
import { localPart, remotePart } from './parts.ts'
import type { Cursor, Page, SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'

/**
 * The next 20 ads in the order asked for, each once; full-remote ads follow those that lie in the area. Never an
 * offset: the cursor names the last row.
 */
export async function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  const context: SearchContext = { db, statistics }
  const local = await findLocal(context, request)
  const found = local.length < rowsWanted ? [...local, ...(await findRemote(context, request))] : local
  const rows = found.slice(0, pageSize)
  const isLast = found.length <= pageSize
  const last = rows.at(-1)
  return {
    rows: rows.map(readAd),
    next: isLast || !last ? null : cursorAt(last),
    total: local.length <= pageSize && !request.after ? local.length : null,
  }
}

/** Ads that lie in the area; none once the pages have come to the others. */
async function findLocal(context: SearchContext, request: SearchRequest): Promise<Found[]> {
  const local = localPart(request)
  if (!local || request.after?.kind === 'remote') return []
  const { sort } = local
  return sort === 'closest' ? findClosest(context, local) : findDated(context, local, { remote: false })
}

/** Full-remote ads by date: they have no distance. */
async function findRemote(context: SearchContext, request: SearchRequest): Promise<Found[]> {
  const { after } = request
  const remote = remotePart({ ...request, after: after?.kind === 'remote' ? after : undefined })
  if (!remote) return []
  return findDated(context, remote, { remote: true })
}

function cursorAt(ad: Found): Cursor {
  const { number } = ad
  if ('metres' in ad) return { kind: 'distance', metres: ad.metres, number }
  const { remote, isOther, publishedMs } = ad
  return { kind: remote ? 'remote' : 'date', publishedAt: new Date(publishedMs), number, isOther }
}
