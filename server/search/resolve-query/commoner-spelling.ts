import { stripAffixes } from '../../vocabulary/fold.ts'
import { slipsBetween } from '../../vocabulary/spelling.ts'
import { nameToken, termSpellings } from '../../vocabulary/terms.ts'
import type { Statistics } from '../engine/statistics.ts'

/** How many times as many ads must hold a spelling for it to be the correction of the other. */
const farCommoner = 20

/** Shorter words are one letter away from too many others: «عادل» is no «عامل». */
const shortest = 5

/**
 * For a known word the lexeme of the commonest word of the glossary that is one slip away and far commoner: one ad for a
 * "drivar" must not hide those for drivers.
 */
export function commonerSpelling(word: string, { share }: Pick<Statistics, 'share'>): string | undefined {
  if (word.length < shortest) return undefined
  const lexeme = stripAffixes(word)
  const least = farCommoner * share([lexeme, nameToken(lexeme)])
  const [commonest] = neighboursOf(word)
    .map(stripAffixes)
    .map((known) => ({ lexeme: known, share: share([known]) }))
    .filter((neighbour) => neighbour.share >= least)
    .toSorted((one, other) => other.share - one.share)
  return commonest?.lexeme
}

const beginningOf = (word: string) => word.slice(0, 2)
const endOf = (word: string) => word.slice(-2)

const byBeginning = Map.groupBy(termSpellings.keys(), beginningOf)
const byEnd = Map.groupBy(termSpellings.keys(), endOf)

/** Words of the glossary that are one slip away, which leaves the beginning or the end as it is. */
const neighboursOf = (word: string): string[] =>
  [...(byBeginning.get(beginningOf(word)) ?? []), ...(byEnd.get(endOf(word)) ?? [])].filter(
    (known) => slipsBetween(word, known, 1) === 1,
  )
