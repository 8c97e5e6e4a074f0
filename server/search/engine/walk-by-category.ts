import { jobCategories } from '@qareeb/contract/job-ads'
import { codeOf } from './codes.ts'
import { filterParameters, filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, walksOf, withCardsByDate } from './statement.ts'
import { firstOf, fromStart, mergedFrom, startParameters } from './walk-list.ts'

const categories = `$${filterParameters + startParameters + 1}`

/** Reads the lists of the categories that are asked, newest first, and merges what matches. */
function walkByCategory(sort: DateOrder, most: string): string {
  const list = `select ${coveredColumns} from search_entry where category = wanted and ${fromStart(sort)}`
  const first = firstOf(list, sort, most)
  const lists = `unnest(${categories}::"char"[]) as wanted`
  return withCardsByDate(mergedFrom(lists, sort, first), dateOrders[sort].order)
}

const walks = walksOf('category', walkByCategory)

/** The next ads by date, of a request for some categories without words; `whole` reads their lists to the end if need be. */
export const bindWalkByCategory = (request: SearchRequest, sort: DateOrder, { whole }: { whole: boolean }) =>
  walks[sort][whole ? 'whole' : 'short']([
    ...filterValues(request),
    ...startOf(sort, request.after),
    (request.category ?? []).map((value) => codeOf(jobCategories, value)),
  ])
