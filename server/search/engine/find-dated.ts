import type { Statement } from '../../platform/database/statement.ts'
import type { DatedAd } from './found.ts'
import { bindGatherByDate } from './gather.ts'
import type { DateOrder } from './order.ts'
import type { SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateShares } from './shares.ts'
import { type DatedRow, rowsWanted } from './statement.ts'
import { cheapestWalk } from './walks.ts'
import { cheapestWay } from './ways.ts'

/** Walks where many are expected to match, gathers where few are, and gathers when a walk gave up too early. */
export async function findDated(
  { db, statistics }: SearchContext,
  request: SearchRequest,
  { sort, remote }: { sort: DateOrder; remote: boolean },
): Promise<DatedAd[]> {
  const ask = async (statement: Statement) =>
    (await db.query<DatedRow>(statement)).map((row) => ({ ...row, remote }))

  const shares = estimateShares(request, statistics)
  const walk = cheapestWalk(request, statistics, shares)
  if (walk?.isSure) return ask(walk.bind(sort))

  const { way, cost } = cheapestWay(request, statistics, 'list', shares)
  if (walk && walk.cost < cost) {
    const rows = await ask(walk.bind(sort))
    if (walk.whole || rows.length >= rowsWanted) return rows
  }
  return ask(bindGatherByDate(request, sort, way, statistics))
}
