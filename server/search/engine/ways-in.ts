import { jobCategories } from '@qareeb/contract/job-ads'
import { cellsOf } from './cells.ts'
import { codeOf, codesOf, dimensions } from './codes.ts'
import { conditions, filterParameters } from './conditions.ts'
import { boundsOf } from './geometry.ts'
import type { Area, SearchFilter } from './request.ts'
import { coveredColumns } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { listGroups, queryOf, tokenGroups } from './tokens.ts'
import { otherWords, partWords } from './words.ts'

/**
 * A way in: the one condition that an index serves, before all the others. Its own parameters follow those of the
 * filter. The rows are called `list` in the columns that are asked of it.
 */
export type WayIn = {
  name: string
  parameters: number
  /** True when a row may come twice: once for each of two words that mean the same. */
  repeats?: true
  rows(columns: string, conditions?: string): string
  values(filter: SearchFilter, statistics: Statistics): unknown[]
}

const parameter = (index: number) => `$${filterParameters + index}`

/** By words and tokens; commonplace tokens are left to the conditions. */
export const byTokens: WayIn = {
  name: 'tokens',
  parameters: 1,
  rows: (columns, where = conditions) => `
    select ${columns} from search_entry as list where search @@ ${parameter(1)}::tsquery and ${where}`,
  values: (filter, statistics) => [queryOf(selectiveGroups(filter, statistics))],
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

/** By the cells of a rectangle: those inside of it stand together in a few stretches of the list. */
export const byCells: WayIn = {
  name: 'cells',
  parameters: 3,
  rows: (columns, where = conditions) => `
    select found.* from unnest(${parameter(1)}::integer[], ${parameter(2)}::integer[]) as stretch (low, high)
    cross join lateral (
      select ${columns} from search_entry as list
      where search_cell(lat, lng) between low and high and ${where} and ${otherWords(parameter(3))} offset 0
    ) as found`,
  values: ({ area, words }) => [...cellsIn(area), queryOf(words ?? [])],
}

/** The same in the lists of categories. */
export const byCategoryCells: WayIn = {
  name: 'category_cells',
  parameters: 4,
  rows: (columns, where = conditions) => `
    select found.* from unnest(${parameter(4)}::"char"[]) as wanted
    cross join unnest(${parameter(1)}::integer[], ${parameter(2)}::integer[]) as stretch (low, high)
    cross join lateral (
      select ${columns} from search_entry as list
      where category = wanted and search_cell(lat, lng) between low and high and ${where}
        and ${otherWords(parameter(3))} offset 0
    ) as found`,
  values: ({ category = [], ...filter }, statistics) => [
    ...byCells.values(filter, statistics),
    category.map((value) => codeOf(jobCategories, value)),
  ],
}

function cellsIn(area: Area | undefined): [lows: number[], highs: number[]] {
  const { lows, highs } = cellsOf(area ? boundsOf(area) : wholeWorld)
  return [lows, highs]
}

const wholeWorld = { south: -90, west: -180, north: 90, east: 180 }

/** By the date of publishing, which `postedAfter` bounds. */
export const byDate: WayIn = {
  name: 'date',
  parameters: 0,
  rows: (columns, where = conditions) => `
    select ${columns} from search_entry as list where published_at >= $10::timestamptz and ${where}`,
  values: () => [],
}

/**
 * Rows of the lists of words, each called `alternative`; `cut` says how much of each is read. What has to stand beside
 * them is the second parameter.
 */
export function wordList(
  columns: string,
  where: string,
  write: (parameter: (index: number) => string) => { lists: string; cut: string },
): string {
  const { lists, cut } = write(parameter)
  return `
    select ${columns} from ${lists} cross join lateral (
      select ${coveredColumns} from search_word where word = alternative ${cut}
    ) as list
    where ${where} and ${otherWords(parameter(2))}`
}

/** The lists of the rarest word and of what means the same, to their end. */
export const byWord: WayIn = {
  name: 'word',
  parameters: 2,
  repeats: true,
  rows: (columns, where = conditions) =>
    wordList(columns, where, (at) => ({ lists: `unnest(${at(1)}::text[]) as alternative`, cut: 'offset 0' })),
  values: ({ words }, statistics) => {
    const { rarest, others } = partWords(words ?? [], statistics)
    return [rarest, queryOf(others)]
  },
}

/** By reading everything there is. */
export const byNothing: WayIn = {
  name: 'everything',
  parameters: 0,
  rows: (columns, where = conditions) => `
    select ${columns} from search_entry as list where ${where}`,
  values: () => [],
}

/**
 * By the enumerations, down to the last that is asked: one descent of the index for each combination of values. Those
 * left open before it are listed with all their values. `offset 0` keeps each descent a descent, and the combinations in
 * front of it: a row that is found passes one loop in place of five.
 */
export const byEnumerations: readonly WayIn[] = dimensions.map((_, index) => {
  const used = dimensions.slice(0, index + 1)
  return {
    name: `enumerations_${used.length}`,
    parameters: used.length,
    rows: (columns, where = conditions) => `
    select found.* from (
      select * from ${used.map((_dimension, at) => `unnest(${parameter(at + 1)}::"char"[]) as value_${at}`).join(' cross join ')} offset 0
    ) as wanted cross join lateral (
      select ${columns} from search_entry as list
      where ${used.map(({ column }, at) => `${column} = value_${at}`).join(' and ')} and ${where} offset 0
    ) as found`,
    values: (filter) =>
      used.map(({ name, values }) => filter[name]?.map((value) => codeOf(values, value)) ?? codesOf(values)),
  }
})

export const waysIn: readonly WayIn[] = [
  byTokens,
  byCells,
  byCategoryCells,
  byDate,
  byWord,
  byNothing,
  ...byEnumerations,
]
