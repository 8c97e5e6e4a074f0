import { dimensions } from './codes.ts'
import type { SearchFilter } from './request.ts'
import { estimateShares, type Shares } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { keepsRemote } from './tokens.ts'
import {
  byCategoryCells,
  byCells,
  byDate,
  byEnumerations,
  byNothing,
  byTokens,
  byWord,
  type WayIn,
} from './ways-in.ts'

/** Whether the answer needs no more than the covering indexes hold, or the rows of the table. */
export type Reads = 'list' | 'table'

/** Microseconds a row, `tile` for beginning its list; measured: docs/performance.md. */
export const rowCost = {
  covered: 0.25,
  merged: 0.4,
  word: 0.3,
  table: 2,
  cell: 0.4,
  looked: 4,
  listed: 0.8,
  listedTile: 1.6,
  tile: 20,
}

/**
 * The cheapest way to gather what matches, and its expected cost in microseconds of the database's processor.
 * @param shares what `estimateShares` says of the filter, where that is known already
 */
export function cheapestWay(
  filter: SearchFilter,
  statistics: Statistics,
  reads: Reads,
  shares = estimateShares(filter, statistics),
): { way: WayIn; cost: number } {
  const cheapest = possibleWays(filter, shares, reads).reduce((best, other) =>
    other.cost < best.cost ? other : best,
  )
  return { way: cheapest.way, cost: cheapest.cost * statistics.rows }
}

/** Costs for each row of the table. */
function possibleWays(filter: SearchFilter, shares: Shares, reads: Reads): { way: WayIn; cost: number }[] {
  const ways: { way: WayIn; cost: number }[] = []
  const hasWords = filter.words !== undefined && filter.words.length > 0
  const enumerations = byEnumerations[dimensions.findLastIndex(({ name }) => filter[name] !== undefined)]

  if (!hasWords) ways.push({ way: byNothing, cost: row(reads) })
  if (enumerations && !hasWords) ways.push({ way: enumerations, cost: shares.enumerations * row(reads) })
  if (filter.postedAfter && !hasWords) ways.push({ way: byDate, cost: shares.days * row(reads) })
  if (hasWords && reads === 'list') ways.push({ way: byWord, cost: shares.words * rowCost.word })
  if (filter.area && !keepsRemote(filter)) ways.push(...waysByCells(filter, shares))
  if (shares.hasTokens) ways.push({ way: byTokens, cost: costOfTokens(filter, shares) })
  return ways
}

const row = (reads: Reads) => (reads === 'table' ? rowCost.table : rowCost.covered)

function costOfTokens(filter: SearchFilter, shares: Shares): number {
  const { words, area, pay, organization, narrowest } = shares
  const listed = Math.min(words, area, pay, organization, narrowest)
  return listed * (filter.area ? rowCost.listedTile : rowCost.listed) + shares.all * rowCost.table
}

/** What passes the other conditions is looked up for its words. */
function waysByCells({ words, category }: SearchFilter, shares: Shares): { way: WayIn; cost: number }[] {
  const looked = words ? shares.enumerations * rowCost.looked : 0
  const cells = { way: byCells, cost: shares.area * (rowCost.cell + looked) }
  const ofCategory = { way: byCategoryCells, cost: shares.area * (shares.category * rowCost.cell + looked) }
  return category ? [cells, ofCategory] : [cells]
}
