import type { Parameters } from './parameters.ts'
import type { SearchFilter } from './request.ts'
import type { Statistics } from './statistics.ts'
import { longestIndexScan, longestLookup, sampleSize } from './thresholds.ts'
import { queryOf } from './tokens.ts'

/** How many rows of a list are walked at most, and how many are a sample: fewer where they are looked up for other words. */
export const longestScanOf = ({ words = [] }: SearchFilter): number =>
  words.length > 1 ? longestLookup : longestIndexScan
export const sampleSizeOf = ({ words = [] }: SearchFilter): number =>
  words.length > 1 ? longestLookup : sampleSize

/** The group whose lists are the shortest, and the others. */
export function partWords(
  words: string[][],
  { share }: Statistics,
): { rarest: string[]; others: string[][] } {
  const [rarest = [], ...others] = words.toSorted((one, other) => share(one) - share(other))
  return { rarest, others }
}

/**
 * The condition that a row called `list` has the other groups too; an empty text when there are none. It is looked up in
 * its entry, after all other conditions: a scalar subquery, so that the planner cannot turn it into a join that reads
 * everything.
 */
export function otherWords(groups: string[][], parameters: Parameters): string {
  if (groups.length === 0) return ''
  return `and (select entry.search @@ ${parameters.add('other_words', 'tsquery', queryOf(groups))}
        from search_entry as entry
        where entry.number = list.number and entry.location_no = list.location_no) is true`
}

/** The same condition on `list` as rows of `search_entry`. `is true` keeps the planner from taking the index of words. */
export const ownWords = (groups: string[][], parameters: Parameters): string =>
  groups.length === 0
    ? ''
    : `and (list.search @@ ${parameters.add('other_words', 'tsquery', queryOf(groups))}) is true`
