import type { Statement } from '../../platform/database/statement.ts'
import { cheapestPath } from './choose-access-path.ts'
import type { DatedAd } from './found.ts'
import { bitmapScanByDate } from './index-scans/bitmap-scan.ts'
import { cheapestIndexScan } from './index-scans/choose-index-scan.ts'
import type { DateOrder } from './order.ts'
import type { SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateSelectivity } from './selectivity.ts'
import { type DatedRow, rowsWanted } from './statement.ts'

/** An index scan where many are expected to match; a bitmap scan where few are, or when the index scan gave up too early. */
export async function findDated(
  { db, statistics }: SearchContext,
  request: SearchRequest,
  { sort, remote }: { sort: DateOrder; remote: boolean },
): Promise<Omit<DatedAd, 'isOther'>[]> {
  const ask = async (statement: Statement) =>
    (await db.query<DatedRow>(statement)).map((row) => ({ ...row, remote }))

  const selectivity = estimateSelectivity(request, statistics)
  const scan = cheapestIndexScan(request, statistics, selectivity)
  if (scan?.isSure) return ask(scan.bind(sort))

  const { path, cost } = cheapestPath(request, statistics, 'list', selectivity)
  if (scan && scan.cost < cost) {
    const rows = await ask(scan.bind(sort))
    if (scan.isWhole || rows.length >= rowsWanted) return rows
  }
  return ask(bitmapScanByDate(request, sort, path, statistics))
}
