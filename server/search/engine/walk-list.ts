import { conditions, filterParameters } from './conditions.ts'
import { type DateOrder, dateOrders } from './order.ts'
import { rowsWanted } from './statement.ts'

const [published, number] = [`$${filterParameters + 1}`, `$${filterParameters + 2}`]

/** How many parameters say where a walk goes on: `startOf`. They follow those of the filter. */
export const startParameters = 2

/** Where a walk begins in its list, and how far back it goes: conditions that an index by date serves. */
export const fromStart = (sort: DateOrder): string =>
  `(published_at, number) ${dateOrders[sort].after} (${published}::timestamptz, ${number}::integer)
      and published_at >= coalesce($10::timestamptz, '-infinity')`

/** The first of a list in its order that match, each ad once; `most` says after how many rows it gives up. */
export function firstOf(list: string, sort: DateOrder, most: string, where = conditions): string {
  const { order } = dateOrders[sort]
  return `
  select distinct on (published_at, number) published_at, number, location_no from (
    ${list} order by ${order} ${most}
  ) as list
  where ${where}
  order by ${order} limit ${rowsWanted}`
}

/** Of several lists, each read by itself up to `first`, those that come first together; `lists` gives what `first` is of. */
export function mergedFrom(lists: string, sort: DateOrder, first: string): string {
  const { order } = dateOrders[sort]
  return `
  select distinct on (published_at, number) published_at, number, location_no
  from ${lists} cross join lateral (${first}
  ) as found
  order by ${order} limit ${rowsWanted}`
}
