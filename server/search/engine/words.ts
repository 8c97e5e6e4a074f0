import type { Parameters } from './parameters.ts'
import type { Statistics } from './statistics.ts'
import { queryOf } from './tokens.ts'

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
