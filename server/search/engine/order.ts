import type { Parameters } from './parameters.ts'
import type { Cursor } from './request.ts'

/**
 * The two orders by date; each is total, and ends with the location so that one ad's rows stand together. Which of
 * them comes first follows the index, and does not decide the shown location. `startsAfter` is the condition that a
 * row follows the cursor, or any row where there is none: an index by date serves it.
 */
export const dateOrders = {
  newest: {
    order: 'published_at desc, number desc, location_no',
    startsAfter: follows('<', ['infinity', 2147483647]),
  },
  oldest: {
    order: 'published_at, number, location_no desc',
    startsAfter: follows('>', ['-infinity', 0]),
  },
} as const

export type DateOrder = keyof typeof dateOrders

function follows(operator: '<' | '>', beginning: readonly [publishedAt: string, number: number]) {
  return (after: Cursor | undefined, parameters: Parameters): string => {
    const isGiven = after && after.kind !== 'distance'
    const [publishedAt, number] = isGiven ? [after.publishedAt.toISOString(), after.number] : beginning
    const published = parameters.add('after_published', 'timestamptz', publishedAt)
    return `(published_at, number) ${operator} (${published}, ${parameters.add('after_number', 'integer', number)})`
  }
}
