import type { Statement } from '../../platform/database/statement.ts'
import { longestWalk } from './limits.ts'
import type { DateOrder } from './order.ts'
import type { SearchRequest } from './request.ts'
import type { Shares } from './shares.ts'
import { rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { countTiles } from './tiles.ts'
import { bindWalkByCategory } from './walk-by-category.ts'
import { bindWalkByDate } from './walk-by-date.ts'
import { bindWalkByTiles, tilesToWalk } from './walk-by-tiles.ts'
import { bindWalkByWord } from './walk-by-word.ts'
import { rowCost } from './ways.ts'

/** A way through lists that have the order asked for. */
export type Walk = {
  /** How many rows it is expected to read until the page is full. */
  steps: number
  /** What that costs, in microseconds of the database's processor. */
  cost: number
  /** It does not give up: what it does not find is not there. */
  whole: boolean
  /** Nothing that gathers can be cheaper; it is whole, too. */
  isSure: boolean
  bind(sort: DateOrder): Statement
}

/** The cheapest walk that is not expected to give up; undefined where all are. */
export function cheapestWalk(
  request: SearchRequest,
  statistics: Statistics,
  shares: Shares,
): Walk | undefined {
  const list = walkOfList(request, statistics, shares)
  if (list.isSure) return list
  const tiles = walkOfTiles(request, statistics, shares)
  const walks = (tiles ? [list, tiles] : [list]).filter(({ steps }) => steps <= longestWalk)
  return walks.toSorted((one, other) => one.cost - other.cost)[0]
}

/** Through the list of the rarest word, of the categories, or of everything. */
function walkOfList(request: SearchRequest, statistics: Statistics, shares: Shares): Walk {
  const { words, category } = request
  const listed = words ? shares.words : shares.category
  const isShort = words !== undefined && listed * statistics.rows <= longestWalk
  const whole = isShort || !(shares.hasTokens || request.area)
  const steps = (rowsWanted / shares.all) * listed
  const bind = (sort: DateOrder) => {
    if (words) return bindWalkByWord({ ...request, words }, sort, { whole, statistics })
    return category ? bindWalkByCategory(request, sort, { whole }) : bindWalkByDate(request, sort, { whole })
  }
  return { steps, cost: steps * rowCost.covered, whole, isSure: whole, bind }
}

/** Through the lists of the few tiles that hold the area. */
function walkOfTiles(request: SearchRequest, statistics: Statistics, shares: Shares): Walk | undefined {
  const tiles = tilesToWalk(request)
  if (!tiles) return undefined
  const listed = statistics.shareOfTiles(tiles)
  const rows = listed * statistics.rows
  const whole = rows <= longestWalk
  const steps = Math.min(rows, (rowsWanted / shares.all) * listed)
  return {
    steps,
    cost: countTiles(tiles) * rowCost.tile + steps * rowCost.merged,
    whole,
    isSure: false,
    bind: (sort) => bindWalkByTiles(request, sort, { tiles, whole }),
  }
}
