import { listedTiles, tileNumbers } from './cells.ts'
import { filterParameters, filterValues } from './conditions.ts'
import { boundsOf } from './geometry.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchFilter, SearchRequest } from './request.ts'
import { coveredColumns, walksOf, withCardsByDate } from './statement.ts'
import type { Tiles } from './tiles.ts'
import { keepsRemote } from './tokens.ts'
import { firstOf, fromStart, startParameters } from './walk-list.ts'

const tile = (index: number) => `$${filterParameters + startParameters + 1 + index}`

/** How many lists a statement merges: the fewest that suffice. Those that a request lacks are of no tile. */
const counts = [1, 2, 4, 6]
const mostTiles = Math.max(...counts)
const noTile = -1

/**
 * Merges the lists of some tiles and stops at a full page: cheap because many match of what lies there. Each list is
 * ordered by itself, or else the planner sorts them all.
 */
function walkByTiles(count: number) {
  return (sort: DateOrder, most: string): string => {
    const { order } = dateOrders[sort]
    const lists = Array.from(
      { length: count },
      (_, index) => `(
      select ${coveredColumns} from search_entry
      where search_cell(lat, lng) >> 6 = ${tile(index)}::integer
        and ${fromStart(sort)}
      order by ${order})`,
    )
    return withCardsByDate(
      firstOf(`select * from (${lists.join(' union all ')}) as lists`, sort, most),
      order,
    )
  }
}

const walks = counts.map((count) => ({ count, walk: walksOf(`tiles_${count}`, walkByTiles(count)) }))

/** The tiles that hold all that is asked for; null where they are too many, and where words are asked for or remote jobs of anywhere. */
export const tilesToWalk = (filter: SearchFilter): Tiles | null =>
  filter.area && !filter.words && !keepsRemote(filter) ? listedTiles(boundsOf(filter.area), mostTiles) : null

/** The next ads by date, of an area within few tiles; `whole` reads their lists to the end if need be. */
export function bindWalkByTiles(
  request: SearchRequest,
  sort: DateOrder,
  { tiles, whole }: { tiles: Tiles; whole: boolean },
) {
  const numbers = tileNumbers(tiles)
  const found = walks.find(({ count }) => count >= numbers.length)
  if (!found) throw new Error(`A walk by ${numbers.length} tiles`)
  const { count, walk } = found
  const lacking = Array.from({ length: count - numbers.length }, () => noTile)
  return walk[sort][whole ? 'whole' : 'short']([
    ...filterValues(request),
    ...startOf(sort, request.after),
    ...numbers,
    ...lacking,
  ])
}
