import { boundsOf } from '../geometry.ts'
import { dateOrders } from '../order.ts'
import type { SearchFilter, SearchRequest } from '../request.ts'
import { listedTiles, tileNumbers } from '../squares/cells.ts'
import type { Tiles } from '../squares/tiles.ts'
import { coveredColumns } from '../statement.ts'
import { firstRowsOf, indexScan, type ScanOptions } from './index-scan-list.ts'

/** How many lists a statement merges: the fewest that suffice. Those that a request lacks are of no tile. */
const counts = [1, 2, 4, 6]
const mostTiles = Math.max(...counts)
const noTile = -1

/** The tiles that hold all that is asked for; null where they are too many, and where words are asked for. */
export const tilesToScan = (filter: SearchFilter): Tiles | null =>
  filter.area && !filter.words ? listedTiles(boundsOf(filter.area), mostTiles) : null

/**
 * The next ads by date, of an area within few tiles: merges their lists and stops at a full page. Each list is ordered by
 * itself, or else the planner sorts them all.
 */
export function indexScanByTiles(request: SearchRequest, options: ScanOptions & { tiles: Tiles }) {
  const numbers = tileNumbers(options.tiles)
  const count = counts.find((most) => most >= numbers.length)
  if (count === undefined) throw new Error(`An index scan of ${numbers.length} tiles`)
  const { order } = dateOrders[options.sort]
  return indexScan(`tiles_${count}`, request, options, (draft) => {
    const lists = Array.from(
      { length: count },
      (_, index) => `(
      select ${coveredColumns} from search_entry
      where search_cell(lat, lng) >> 6 = ${draft.parameters.add(`tile_${index}`, 'integer', numbers[index] ?? noTile)}
        and ${draft.start}
      order by ${order})`,
    )
    return firstRowsOf(`select * from (${lists.join(' union all ')}) as lists`, draft)
  })
}
