import { filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, walksOf, withCardsByDate } from './statement.ts'
import { firstOf, fromStart } from './walk-list.ts'

/** Reads the index that holds all entries by date and stops at a full page: cheap because many match. */
function walkByDate(sort: DateOrder, most: string): string {
  const list = `select ${coveredColumns} from search_entry where ${fromStart(sort)}`
  return withCardsByDate(firstOf(list, sort, most), dateOrders[sort].order)
}

const walks = walksOf('date', walkByDate)

/** The next ads by date, of a request without words; `whole` goes on until the page is full or the list ends. */
export const bindWalkByDate = (request: SearchRequest, sort: DateOrder, { whole }: { whole: boolean }) =>
  walks[sort][whole ? 'whole' : 'short']([...filterValues(request), ...startOf(sort, request.after)])
