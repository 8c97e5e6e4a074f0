import type { Statistics } from './statistics.ts'

/** The group whose lists are the shortest, and the others. */
export function partWords(
  words: string[][],
  { share }: Statistics,
): { rarest: string[]; others: string[][] } {
  const [rarest = [], ...others] = words.toSorted((one, other) => share(one) - share(other))
  return { rarest, others }
}

/**
 * Whether a row of a word's list, called `list`, has the other groups too, when there are any. Looked up in its entry,
 * after all other conditions: a scalar subquery, so that the planner cannot turn it into a join that reads everything.
 */
export const otherWords = (query: string): string => `(${query}::tsquery is null or (
        select entry.search @@ ${query}::tsquery from search_entry as entry
        where entry.number = list.number and entry.location_no = list.location_no)) is true`
