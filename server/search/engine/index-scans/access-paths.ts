import { codesOf, type Dimension, dimensions } from '../codes.ts'
import { type ConditionOptions, conditionsOf } from '../conditions.ts'
import { placeholderOf } from '../filters.ts'
import { boundsOf } from '../geometry.ts'
import { Parameters } from '../parameters.ts'
import type { SearchFilter } from '../request.ts'
import { cellsOf } from '../squares/cells.ts'
import { cellsWithin } from '../squares/divide-squares.ts'
import { coveredColumns } from '../statement.ts'
import type { Statistics } from '../statistics.ts'
import { listGroups, queryOf, tokenGroups } from '../tokens.ts'
import { otherWords, ownWords, partWords } from '../words.ts'

/** A statement that is being composed: its filter, its parameters and the conditions on a row. */
export type Draft = { filter: SearchFilter; statistics: Statistics; parameters: Parameters; where: string }

/** Begins a statement about what matches a filter. */
export function draftOf(filter: SearchFilter, statistics: Statistics, options?: ConditionOptions): Draft {
  const parameters = new Parameters()
  return { filter, statistics, parameters, where: conditionsOf(filter, parameters, options) }
}

/** An access path: the one condition that an index serves, before all the others. Its rows are called `list`. */
export type AccessPath = {
  name: string
  /** True when a row may appear twice: once for each of two synonyms. */
  repeats?: true
  /** True when its index holds no positions: asked for them, the planner would take another index that does. */
  lacksPosition?: true
  /** The statement of the rows that match, with the columns that are asked. */
  rows(columns: string, draft: Draft): string
}

/** By words and tokens; commonplace tokens are left to the conditions. */
export const byTokens: AccessPath = {
  name: 'tokens',
  rows: (columns, { filter, statistics, parameters, where }) => `
    select ${columns} from search_entry as list
    where search @@ ${parameters.add('search', 'tsquery', queryOf(selectiveGroups(filter, statistics)))} and ${where}`,
}

/** Reading a list costs more than checking the few rows that the rarer ones leave. */
const commonplace = 0.2

function selectiveGroups(filter: SearchFilter, { share }: Statistics): string[][] {
  const groups = listGroups(tokenGroups(filter))
  const rarest = Math.min(...groups.map(share))
  // The conditions do not look at words: those have to stay.
  const words = filter.words?.length ?? 0
  return groups.filter(
    (group, index) => index < words || share(group) <= commonplace || share(group) === rarest,
  )
}

/** By the cells of a rectangle: those inside of it form a few ranges of the list. */
export const byCells = cellsPath('cells', otherWords)

/** The same, but words are read in the row itself: cheaper where most rows pass the other conditions. */
export const byCellRows = cellsPath('cell_rows', ownWords)

function cellsPath(name: string, wordsOf: (words: string[][], parameters: Parameters) => string): AccessPath {
  return {
    name,
    rows: (columns, { filter, filter: { words = [] }, statistics, parameters, where }) => `
    select found.* from ${rangesOf(filter, statistics, parameters)}
    cross join lateral (
      select ${columns} from search_entry as list
      where search_cell(lat, lng) between low and high and ${where} ${wordsOf(words, parameters)} offset 0
    ) as found`,
  }
}

/** The same in the lists of categories. */
export const byCategoryCells: AccessPath = {
  name: 'category_cells',
  rows: (columns, { filter, filter: { category = [], words = [] }, statistics, parameters, where }) => `
    select found.* from unnest(${placeholderOf('category', category, parameters)}) as wanted
    cross join ${rangesOf(filter, statistics, parameters)}
    cross join lateral (
      select ${columns} from search_entry as list
      where category = wanted and search_cell(lat, lng) between low and high and ${where}
        ${otherWords(words, parameters)} offset 0
    ) as found`,
}

function rangesOf({ area, near }: SearchFilter, statistics: Statistics, parameters: Parameters): string {
  const bounds = area ? boundsOf(area) : wholeWorld
  const { lows, highs } = near ?? cellsOf(bounds) ?? cellsWithin(statistics, bounds)
  const [low, high] = [parameters.add('lows', 'integer[]', lows), parameters.add('highs', 'integer[]', highs)]
  return `unnest(${low}, ${high}) as stretch (low, high)`
}

const wholeWorld = { south: -90, west: -180, north: 90, east: 180 }

/**
 * By the date of publishing, for filters with `postedAfter`. It has two bounds: of one alone the planner expects a third
 * of the table, and scans another index from end to end.
 */
export const byDate: AccessPath = {
  name: 'date',
  lacksPosition: true,
  rows: (columns, { filter: { postedAfter = new Date(0) }, parameters, where }) => `
    select ${columns} from search_entry as list
    where published_at between ${placeholderOf('postedAfter', postedAfter, parameters)} and 'infinity' and ${where}`,
}

/** The condition on the date of publishing that an index by date serves, and an `and`; empty when any date will do. */
export const recentEnough = ({ filter: { postedAfter }, parameters }: Draft): string =>
  postedAfter ? `published_at >= ${placeholderOf('postedAfter', postedAfter, parameters)} and ` : ''

/**
 * Rows of the lists of words. Each word is called `alternative` in `lists`; `cut` limits the rows that are read of
 * each.
 */
export function wordList(
  columns: string,
  draft: Draft,
  { lists, cut }: { lists: string; cut: string },
): string {
  const { filter, statistics, parameters, where } = draft
  const { others } = partWords(filter.words ?? [], statistics)
  return `
    select ${columns} from ${lists} cross join lateral (
      select ${coveredColumns} from search_word where word = alternative ${cut}
    ) as list
    where ${where} ${otherWords(others, parameters)}`
}

/** The placeholder of the rarest word and its synonyms. */
export const rarestWords = ({ filter, statistics, parameters }: Draft): string =>
  parameters.add('rarest', 'text[]', partWords(filter.words ?? [], statistics).rarest)

/** The lists of the rarest word and of its synonyms, to their end or to the requested date. */
export const byWord: AccessPath = {
  name: 'word',
  repeats: true,
  lacksPosition: true,
  rows: (columns, draft) =>
    wordList(columns, draft, {
      lists: `unnest(${rarestWords(draft)}) as alternative`,
      cut: `and ${recentEnough(draft)}true offset 0`,
    }),
}

/** By reading every entry. */
export const fullScan: AccessPath = {
  name: 'full_scan',
  rows: (columns, { where }) => `
    select ${columns} from search_entry as list where ${where}`,
}

/**
 * By the enumerations, down to the last that is asked: one descent of the index for each combination of values. Those
 * left open before it are listed with all their values. `offset 0` keeps each descent a descent, and the combinations in
 * front of it: a row that is found passes one loop in place of five.
 */
export const byEnumerations: readonly AccessPath[] = dimensions.map((_, index) => {
  const used = dimensions.slice(0, index + 1)
  return {
    name: `enumerations_${used.length}`,
    lacksPosition: true,
    rows: (columns, { filter, parameters, where }) => `
    select found.* from (
      select * from ${used.map((dimension, at) => `unnest(${valuesOf(dimension, filter, parameters)}) as value_${at}`).join(' cross join ')} offset 0
    ) as wanted cross join lateral (
      select ${columns} from search_entry as list
      where ${used.map(({ column }, at) => `${column} = value_${at}`).join(' and ')} and ${where} offset 0
    ) as found`,
  }
})

/** The placeholder of the values of a dimension that are asked, or of all. */
function valuesOf({ name, values }: Dimension, filter: SearchFilter, parameters: Parameters): string {
  const asked = filter[name]
  return asked === undefined
    ? parameters.add(`any_${name}`, '"char"[]', codesOf(values))
    : placeholderOf(name, asked, parameters)
}
