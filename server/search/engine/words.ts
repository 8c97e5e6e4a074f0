import { conditions } from './conditions.ts'
import type { Statistics } from './statistics.ts'

/** The group whose lists are the shortest, and the others. */
export function partWords(words: string[][], { share }: Statistics): { rarest: string[]; others: string[][] } {
  const [rarest = [], ...others] = words.toSorted((one, other) => share(one) - share(other))
  return { rarest, others }
}

/**
 * Conditions on a row of a word's list, where it is called `list`. The other groups, when there are any, are looked up
 * in the entry, last: a scalar subquery, so that the planner cannot turn it into a join that reads everything.
 */
export const wordConditions = (others: string): string => `${conditions}
      and (${others}::tsquery is null or (select entry.search @@ ${others} from search_entry as entry
        where entry.number = list.number and entry.location_no = list.location_no)) is true`
