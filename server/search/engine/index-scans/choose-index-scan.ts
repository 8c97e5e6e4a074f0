import type { Statement } from '../../../platform/database/statement.ts'
import { rowCost, wordCost } from '../choose-access-path.ts'
import type { DateOrder } from '../order.ts'
import type { SearchRequest } from '../request.ts'
import type { Selectivity } from '../selectivity.ts'
import { countTiles } from '../squares/tiles.ts'
import { rowsWanted } from '../statement.ts'
import type { Statistics } from '../statistics.ts'
import { longestIndexScan } from '../thresholds.ts'
import { longestScanOf } from '../words.ts'
import { indexScanByCategory } from './index-scan-by-category.ts'
import { indexScanByDate } from './index-scan-by-date.ts'
import { indexScanByTiles, tilesToScan } from './index-scan-by-tiles.ts'
import { indexScanByWord } from './index-scan-by-word.ts'

/** A candidate: an index scan of lists that have the order asked for. */
export type IndexScan = {
  /** How many rows it is expected to read until the page is full. */
  steps: number
  /** The cost, in microseconds of the database's processor. */
  cost: number
  /** It reads to the end: ads that it does not find do not exist. */
  isWhole: boolean
  /** No bitmap scan can be cheaper; it is whole, too. */
  isSure: boolean
  bind(sort: DateOrder): Statement
}

/** The cheapest index scan that is not expected to give up; undefined where all are. */
export function cheapestIndexScan(
  request: SearchRequest,
  statistics: Statistics,
  selectivity: Selectivity,
): IndexScan | undefined {
  const list = indexScanOfList(request, statistics, selectivity)
  if (list.isSure) return list
  const tiles = indexScanOfTiles(request, statistics, selectivity)
  const scans = (tiles ? [list, tiles] : [list]).filter(({ steps }) => steps <= longestScanOf(request))
  return scans.toSorted((one, other) => one.cost - other.cost)[0]
}

/** Through the list of the rarest word, of the categories, or of everything. */
function indexScanOfList(
  request: SearchRequest,
  statistics: Statistics,
  selectivity: Selectivity,
): IndexScan {
  const { words, category } = request
  const listed = words ? selectivity.words : selectivity.category
  const isShort = words !== undefined && listed * statistics.rows <= longestScanOf(request)
  const isWhole = isShort || !(selectivity.hasTokens || request.area)
  const steps = (rowsWanted / selectivity.all) * listed
  const bind = (sort: DateOrder) => {
    const options = { sort, isWhole, statistics }
    if (words) return indexScanByWord(request, options)
    return category ? indexScanByCategory(request, options) : indexScanByDate(request, options)
  }
  const cost = steps * (words ? wordCost(request, selectivity) : rowCost.covered)
  return { steps, cost, isWhole, isSure: isWhole, bind }
}

/** Through the lists of the few tiles that hold the area. */
function indexScanOfTiles(
  request: SearchRequest,
  statistics: Statistics,
  selectivity: Selectivity,
): IndexScan | undefined {
  const tiles = tilesToScan(request)
  if (!tiles) return undefined
  const listed = statistics.shareOfTiles(tiles)
  const rows = listed * statistics.rows
  const isWhole = rows <= longestIndexScan
  const steps = Math.min(rows, (rowsWanted / selectivity.all) * listed)
  return {
    steps,
    cost: countTiles(tiles) * rowCost.tile + steps * rowCost.merged,
    isWhole,
    isSure: false,
    bind: (sort) => indexScanByTiles(request, { sort, isWhole, statistics, tiles }),
  }
}
