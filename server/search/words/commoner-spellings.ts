import type { Database } from '../../platform/database/database.ts'
import { findInVocabulary, type KnownWord } from '../queries/vocabulary.ts'
import { slipsBetween } from './spelling.ts'
import { termSpellings } from './terms.ts'

/** How many times as often a spelling has to be used to be what the other was meant to be. */
const farCommoner = 20

/** Shorter words are one letter away from too many others: «عادل» is no «عامل». */
const shortest = 5

const mostAsked = 4

/**
 * For known words the lexeme of a word of the glossary that is one slip away and far commoner: one ad for a "drivar"
 * must not hide those for drivers. Only a word that has such a neighbour costs a second question.
 */
export async function findCommonerSpellings(
  db: Database,
  known: readonly KnownWord[],
): Promise<Map<string, string>> {
  const rare = known
    .filter(({ kind }) => kind === 'same')
    .map(({ asked, uses }) => ({ asked, uses, neighbours: neighboursOf(asked) }))
  const asked = [...new Set(rare.flatMap(({ neighbours }) => neighbours))].slice(0, mostAsked)
  if (asked.length === 0) return new Map()

  const answers = await findInVocabulary(
    db,
    asked.map((word) => ({ word, isOpen: false })),
  )
  const common = answers.filter(({ kind }) => kind === 'same').toSorted((one, other) => one.uses - other.uses)
  return new Map(
    rare.flatMap(({ asked: word, uses, neighbours }) =>
      common
        .filter((found) => neighbours.includes(found.asked) && found.uses >= farCommoner * uses)
        .map(({ lexeme }) => [word, lexeme] as const),
    ),
  )
}

function neighboursOf(word: string): string[] {
  if (word.length < shortest) return []
  // One slip leaves the beginning or the end as it is; most words have neither, which is several times as quick to see.
  const [beginning, end] = [word.slice(0, 2), word.slice(-2)]
  return [...termSpellings.keys()].filter(
    (known) => (known.startsWith(beginning) || known.endsWith(end)) && slipsBetween(word, known, 1) === 1,
  )
}
