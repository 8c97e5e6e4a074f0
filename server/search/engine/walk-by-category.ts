import { jobCategories } from '@qareeb/contract/job-ads'
import { codeOf } from './codes.ts'
import { conditions, filterParameters, filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, rowsWanted, walksOf, withCardsByDate } from './statement.ts'

const [published, number, categories] = [1, 2, 3].map((index) => `$${filterParameters + index}`)

/** Reads the lists of the categories that are asked, newest first, and merges what matches. */
function walkByCategory(sort: DateOrder, most: string): string {
  const { order, after } = dateOrders[sort]
  return withCardsByDate(
    `
  select distinct on (published_at, number) published_at, number, location_no
  from unnest(${categories}::"char"[]) as wanted cross join lateral (
    select distinct on (published_at, number) published_at, number, location_no from (
      select ${coveredColumns} from search_entry
      where category = wanted and (published_at, number) ${after} (${published}::timestamptz, ${number}::integer)
        and published_at >= coalesce($10::timestamptz, '-infinity')
      order by ${order} ${most}
    ) as list
    where ${conditions}
    order by ${order} limit ${rowsWanted}
  ) as found
  order by ${order} limit ${rowsWanted}`,
    order,
  )
}

const walks = walksOf('category', walkByCategory)

/** The next ads by date, of a request for some categories without words; `whole` reads their lists to the end if need be. */
export const bindWalkByCategory = (request: SearchRequest, sort: DateOrder, { whole }: { whole: boolean }) =>
  walks[sort][whole ? 'whole' : 'short']([
    ...filterValues(request),
    ...startOf(sort, request.after),
    (request.category ?? []).map((value) => codeOf(jobCategories, value)),
  ])
