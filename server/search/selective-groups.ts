import type { Statistics } from './engine/statistics.ts'
import { termWords } from './words/terms.ts'

/** Held by more entries than this part, a word that is no word of work tells nothing. */
const commonplace = 0.1

/** In a small country a tenth is a handful, and every word tells something. */
const manyEntries = 20_000

/**
 * Leaves out words that a tenth of all ads hold and the glossary does not know, as the ever same parts of company names
 * are: they would cost much and select nothing. Something is always left to search for.
 */
export function selectiveGroups(groups: string[][], { rows, share }: Statistics): string[][] {
  if (rows < manyEntries || groups.length < 2) return groups
  const selective = groups.filter(
    (group) => share(group) <= commonplace || group.some((lexeme) => termWords.has(lexeme)),
  )
  return selective.length > 0 ? selective : groups
}
