import type { Statement } from '../../platform/database/statement.ts'
import { cheapestPath } from './choose-access-path.ts'
import type { DatedAd } from './found.ts'
import { bitmapScanByDate } from './index-scans/bitmap-scan.ts'
import { cheapestIndexScan } from './index-scans/choose-index-scan.ts'
import { languageParts } from './language-parts.ts'
import type { Cursor, SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateSelectivity } from './selectivity.ts'
import { type DatedRow, rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { longestIndexScan } from './thresholds.ts'

/**
 * The next ads by date. Sorted by language: first the ads in that language, then the others, each by date. An index
 * scan where many are expected to match; a bitmap scan where few are, or when the index scan gave up too early. A
 * bitmap scan reads both languages at once, unless there is much in the other one.
 */
export async function findDated(
  context: SearchContext,
  request: SearchRequest,
  { remote }: { remote: boolean },
): Promise<DatedAd[]> {
  const { db, statistics } = context
  const sort = request.sort === 'oldest' ? 'oldest' : 'newest'
  const after = request.after?.kind === 'distance' ? undefined : request.after
  const { first, other } = languageParts(request)
  const ask = async (statement: Statement) =>
    (await db.query<DatedRow>(statement)).map((row) => ({ ...row, remote }))
  const findOthers = async (position?: Cursor) => {
    if (!other) return []
    const others = await findDated(context, { ...request, writtenIn: other, after: position }, { remote })
    return others.map((ad) => ({ ...ad, isOther: true }))
  }

  if (after?.isOther) return findOthers({ ...after, isOther: false })
  if (sort === 'newest' && after && isBeforeWindow(after, request)) return findOthers()
  const { scan, path } = cheapestScan({ ...request, writtenIn: first }, statistics)
  const found = scan ? await ask(scan.bind(sort)) : []
  if (found.length >= rowsWanted) return found
  if (scan?.isWhole) return [...found, ...(await findOthers())]
  if (other && countExpected({ ...request, writtenIn: other }, statistics) <= longestIndexScan)
    return ask(bitmapScanByDate(request, { sort, path, statistics, other }))
  const ads = await ask(
    bitmapScanByDate({ ...request, writtenIn: first }, { sort, path, statistics, other: null }),
  )
  return ads.length < rowsWanted ? [...ads, ...(await findOthers())] : ads
}

/** Whether every ad after this position of the newest is older than asked. */
const isBeforeWindow = ({ publishedAt }: { publishedAt: Date }, { postedAfter }: SearchRequest) =>
  postedAfter !== undefined && publishedAt < postedAfter

const countExpected = (request: SearchRequest, statistics: Statistics) =>
  estimateSelectivity(request, statistics).all * statistics.rows

/** An index scan where that is expected to be the cheapest, and the access path of the bitmap scan. */
function cheapestScan(request: SearchRequest, statistics: Statistics) {
  const selectivity = estimateSelectivity(request, statistics)
  const scan = cheapestIndexScan(request, statistics, selectivity)
  const { path, cost } = cheapestPath(request, statistics, 'list', selectivity)
  return { scan: scan && (scan.isSure || scan.cost < cost) ? scan : undefined, path }
}
