import { pageSize } from '@qareeb/contract/search/search-bounds'
import { namedStatements } from '../../platform/database/named-statements.ts'
import { plainColumns } from './filters.ts'

/** Names a statement of lists, totals and the map: people choose a few dozen combinations of filters. */
export const prepared = namedStatements('search')

/** Names a statement of counts. They have more texts, and would leave lists and the map without names. */
export const preparedCount = namedStatements('search_counts', 60)

/** The columns that statements read, whatever is asked. */
const ownColumns = [
  'published_at',
  'number',
  'location_no',
  'expires_at',
  'lat',
  'lng',
  'pay_max',
  'organization_number',
]

/** The columns of conditions: those that the covering indexes hold. */
export const coveredColumns = [...new Set([...ownColumns, ...plainColumns])].join(', ')

/** A page and one row more, which shows that there is a next page. */
export const rowsWanted = pageSize + 1

/** The rows of a page as they come: the instant of publishing in milliseconds, where the order is by date. */
export type DatedRow = {
  number: number
  locationNo: number
  publishedMs: number
  isOther: boolean
  card: string
}
export type DistancedRow = { number: number; locationNo: number; metres: number; card: string }

/** A scalar subquery: the planner cannot make a join of it that reads every card. */
const card = '(select card from search_card where search_card.number = page.number)'

/**
 * A page by date with the cards of its ads: in the same statement, since a second one costs more than the join.
 * @param isOther the column that is true for ads of the other language, in an order by language
 */
export const withCardsByDate = (page: string, order: string, isOther = 'false'): string => `
  select number, location_no as "locationNo", (date_part('epoch', published_at) * 1000)::bigint as "publishedMs",
    ${isOther} as "isOther", ${card} as card
  from (${page}
  ) as page order by ${order}`

/** The same of a page by distance. */
export const withCardsByDistance = (page: string): string => `
  select number, location_no as "locationNo", distance as metres, ${card} as card from (${page}
  ) as page order by distance, number`
