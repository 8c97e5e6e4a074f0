import { conditions, filterParameters, filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, rowsWanted, walksOf, withCardsByDate } from './statement.ts'

const [published, number] = [`$${filterParameters + 1}`, `$${filterParameters + 2}`]

/** Reads the index that holds all entries by date and stops at a full page: cheap because many match. */
function walkByDate(sort: DateOrder, most: string): string {
  const { order, after } = dateOrders[sort]
  return withCardsByDate(
    `
  select distinct on (published_at, number) published_at, number, location_no from (
    select ${coveredColumns} from search_entry
    where (published_at, number) ${after} (${published}::timestamptz, ${number}::integer)
      and published_at >= coalesce($10::timestamptz, '-infinity')
    order by ${order} ${most}
  ) as list
  where ${conditions}
  order by ${order} limit ${rowsWanted}`,
    order,
  )
}

const walks = walksOf('date', walkByDate)

/** The next ads by date, of a request without words; `whole` goes on until the page is full or the list ends. */
export const bindWalkByDate = (request: SearchRequest, sort: DateOrder, { whole }: { whole: boolean }) =>
  walks[sort][whole ? 'whole' : 'short']([...filterValues(request), ...startOf(sort, request.after)])
