import { pageSize } from '@qareeb/contract/search'
import type { Statement } from '../../platform/database/statement.ts'
import { longestWalk } from './limits.ts'
import type { DateOrder } from './order.ts'
import { prunerOf } from './prune.ts'

/** A statement of search with its values put in. */
export type Bind = (values: unknown[]) => Statement

/** Names a text, so that PostgreSQL parses and plans it once a connection, and prunes it: see `prunerOf`. */
export const named = (name: string, text: string): Bind => prunerOf(`search_${name}`, text)

/** What conditions are about: the columns that the covering indexes hold. */
export const coveredColumns = `published_at, number, location_no, expires_at, lat, lng, pay_max, organization_number,
      category, work_mode, employment_type, contract_type, seniority, verified`

/** A page and one row more, which tells that there is a next page. */
export const rowsWanted = pageSize + 1

/** The two statements of a walk by date, for each order: one gives up after many rows, one goes on to the end. */
export function walksOf(
  kind: string,
  write: (sort: DateOrder, most: string) => string,
): Record<DateOrder, { short: Bind; whole: Bind }> {
  const walks = (sort: DateOrder) => ({
    short: named(`walk_by_${kind}_${sort}`, write(sort, `limit ${longestWalk}`)),
    whole: named(`walk_by_${kind}_${sort}_whole`, write(sort, '')),
  })
  return { newest: walks('newest'), oldest: walks('oldest') }
}

/** The rows of a page as they come: the instant of publishing in milliseconds, where the order is by date. */
export type DatedRow = { number: number; locationNo: number; publishedMs: number; card: string }
export type DistancedRow = { number: number; locationNo: number; metres: number; card: string }

/** A scalar subquery: the planner cannot make a join of it that reads every card. */
const card = '(select card from search_card where search_card.number = page.number)'

/** A page by date with what lists show of its ads: in the same statement, since a second one costs more than the join. */
export const withCardsByDate = (page: string, order: string): string => `
  select number, location_no as "locationNo", (date_part('epoch', published_at) * 1000)::bigint as "publishedMs", ${card} as card
  from (${page}
  ) as page order by ${order}`

/** The same of a page by distance. */
export const withCardsByDistance = (page: string): string => `
  select number, location_no as "locationNo", distance as metres, ${card} as card from (${page}
  ) as page order by distance, number`
