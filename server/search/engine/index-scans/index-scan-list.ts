import type { Statement } from '../../../platform/database/statement.ts'
import { type DateOrder, dateOrders } from '../order.ts'
import type { SearchRequest } from '../request.ts'
import { prepared, rowsWanted, withCardsByDate } from '../statement.ts'
import type { Statistics } from '../statistics.ts'
import { longestScanOf } from '../words.ts'
import { type Draft, draftOf, recentEnough } from './access-paths.ts'

/** An index scan that is being composed. `isWhole`: it reads its lists to the end if need be, else it gives up. */
export type ScanDraft = Draft & { sort: DateOrder; isWhole: boolean; start: string }

export type ScanOptions = { sort: DateOrder; isWhole: boolean; statistics: Statistics }

/** The statement of an index scan: `write` gives its page without cards. */
export function indexScan(
  kind: string,
  request: SearchRequest,
  { sort, isWhole, statistics }: ScanOptions,
  write: (draft: ScanDraft) => string,
): Statement {
  const draft = draftOf(request, statistics)
  const { order, startsAfter } = dateOrders[sort]
  const start = `${recentEnough(draft)}${startsAfter(request.after, draft.parameters)}`
  const text = withCardsByDate(write({ ...draft, sort, isWhole, start }), order)
  return prepared(`index_scan_by_${kind}_${sort}${isWhole ? '_whole' : ''}`, text, draft.parameters.values)
}

/** The first rows of a list that match, in its order, each ad once; `also` is one more condition. */
export function firstRowsOf(list: string, { filter, sort, isWhole, where }: ScanDraft, also = ''): string {
  const { order } = dateOrders[sort]
  return `
  select distinct on (published_at, number) published_at, number, location_no from (
    ${list} order by ${order} ${isWhole ? '' : `limit ${longestScanOf(filter)}`}
  ) as list
  where ${where} ${also}
  order by ${order} limit ${rowsWanted}`
}

/** Of several lists, each read by itself up to `first`, those that come first together; `lists` gives what `first` is of. */
export function firstRowsOfLists(lists: string, first: string, { sort }: ScanDraft): string {
  const { order } = dateOrders[sort]
  return `
  select distinct on (published_at, number) published_at, number, location_no
  from ${lists} cross join lateral (${first}
  ) as found
  order by ${order} limit ${rowsWanted}`
}
