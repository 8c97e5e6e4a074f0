import type { Cursor } from './request.ts'

/**
 * The two orders by date; each is total, and ends with the location so that one ad's rows stand together. Which of them
 * comes first follows the index, and says nothing of the location that is shown.
 */
export const dateOrders = {
  newest: { order: 'published_at desc, number desc, location_no', after: '<' },
  oldest: { order: 'published_at, number, location_no desc', after: '>' },
} as const

export type DateOrder = keyof typeof dateOrders

/** Where a list by date begins: after the cursor, or before everything. */
export function startOf(sort: DateOrder, after: Cursor | undefined): [string, number] {
  if (after && after.kind !== 'distance') return [after.publishedAt.toISOString(), after.number]
  return sort === 'newest' ? ['infinity', 2147483647] : ['-infinity', 0]
}
