import { dimensions } from './codes.ts'
import {
  byCategoryCells,
  byCellRows,
  byCells,
  byDate,
  byEnumerations,
  fullScan,
  byTokens,
  byWord,
  type AccessPath,
} from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { estimateSelectivity, type Selectivity } from './selectivity.ts'
import type { Statistics } from './statistics.ts'

/** Whether the answer needs no more than the covering indexes hold, or the rows of the table. */
export type Reads = 'list' | 'table'

/**
 * Microseconds of the database's processor for one row of each kind of list. Three are for something else: `circle` for
 * the distance of a row to the centre, `tile` for beginning the list of a tile, `descent` for each combination of values
 * of the enumerations. Measured: docs/performance.md.
 */
export const rowCost = {
  covered: 0.25,
  merged: 0.4,
  word: 0.3,
  table: 2,
  cell: 0.4,
  circle: 0.8,
  looked: 4,
  listed: 0.8,
  listedTile: 1.6,
  tile: 20,
  descent: 15,
}

/**
 * The cheapest access path to the matches, and its expected cost in microseconds of the database's processor.
 * @param selectivity that of the filter, where it is known already
 */
export function cheapestPath(
  filter: SearchFilter,
  statistics: Statistics,
  reads: Reads,
  selectivity = estimateSelectivity(filter, statistics),
): { path: AccessPath; cost: number } {
  const cheapest = candidatePaths(filter, statistics, selectivity, reads).reduce((best, other) =>
    other.cost < best.cost ? other : best,
  )
  return { path: cheapest.path, cost: cheapest.cost * statistics.rows }
}

/** The access paths that can answer the filter. A cost is in microseconds, divided by the number of rows of the table. */
function candidatePaths(
  filter: SearchFilter,
  { rows }: Statistics,
  selectivity: Selectivity,
  reads: Reads,
): { path: AccessPath; cost: number }[] {
  // None of the others reads fewer rows.
  if (filter.near) return candidatesByCells(filter, selectivity)
  const candidates: { path: AccessPath; cost: number }[] = []
  const hasWords = filter.words !== undefined && filter.words.length > 0
  const last = dimensions.findLastIndex(({ name }) => filter[name] !== undefined)
  const enumerations = byEnumerations[last]

  if (!hasWords) candidates.push({ path: fullScan, cost: row(reads) })
  if (enumerations && !hasWords)
    candidates.push({
      path: enumerations,
      cost:
        selectivity.enumerations * row(reads) +
        (descents(filter, last) * rowCost.descent) / Math.max(1, rows),
    })
  if (filter.postedAfter && !hasWords) candidates.push({ path: byDate, cost: selectivity.days * row(reads) })
  if (hasWords && (reads === 'list' || filter.postedAfter))
    candidates.push({ path: byWord, cost: costOfWord(filter, selectivity, reads) })
  if (filter.area) candidates.push(...candidatesByCells(filter, selectivity))
  if (selectivity.hasTokens) candidates.push({ path: byTokens, cost: costOfTokens(selectivity) })
  return candidates
}

/** Positions stand in the table alone, where each row that matches is looked up. */
const costOfWord = (filter: SearchFilter, selectivity: Selectivity, reads: Reads): number =>
  selectivity.days *
  (selectivity.words * wordCost(filter, selectivity) +
    (reads === 'table' ? selectivity.all * rowCost.table : 0))

/** Of one row of the list of a word: rows that pass the other conditions are looked up for the other words. */
export const wordCost = ({ words = [] }: SearchFilter, { enumerations, area }: Selectivity): number =>
  rowCost.word + (words.length > 1 ? enumerations * area * rowCost.looked : 0)

/** Combinations of values down to a dimension: of one that is left open all its values count, and none. */
const descents = (filter: SearchFilter, last: number): number =>
  dimensions
    .slice(0, last + 1)
    .reduce((product, { name, values }) => product * (filter[name]?.length ?? values.length + 1), 1)

const row = (reads: Reads) => (reads === 'table' ? rowCost.table : rowCost.covered)

function costOfTokens(selectivity: Selectivity): number {
  const { words, tiles, salaryFrom, organizationNumber, narrowest } = selectivity
  const listed = Math.min(words, tiles ?? 1, salaryFrom, organizationNumber, narrowest)
  return listed * (tiles === null ? rowCost.listed : rowCost.listedTile) + selectivity.all * rowCost.table
}

/** Rows that pass the other conditions are looked up for their words, or all rows are read in the table. */
function candidatesByCells(
  { words, category, area }: SearchFilter,
  selectivity: Selectivity,
): { path: AccessPath; cost: number }[] {
  const looked = words ? selectivity.enumerations * rowCost.looked : 0
  const cell = rowCost.cell + (area?.kind === 'circle' ? rowCost.circle : 0)
  const inCells = [{ path: byCells, cost: selectivity.area * (cell + looked) }]
  if (words) inCells.push({ path: byCellRows, cost: selectivity.area * (cell + rowCost.table) })
  const ofCategory = {
    path: byCategoryCells,
    cost: selectivity.area * (selectivity.category * cell + looked),
  }
  return category ? [...inCells, ofCategory] : inCells
}
