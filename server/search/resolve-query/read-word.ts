import type { Place } from '@qareeb/reference/places'
import type { SearchedWord } from '../../vocabulary/alternatives.ts'
import { correctWord } from '../../vocabulary/correct-word.ts'
import { stripAffixes } from '../../vocabulary/fold.ts'
import { placeNames } from '../../vocabulary/place-names.ts'
import { nameToken, termSpellings, termWords } from '../../vocabulary/terms.ts'
import type { Statistics } from '../engine/statistics.ts'
import type { KnownWord } from '../queries/vocabulary.ts'
import { commonerSpelling } from './commoner-spelling.ts'

const mostCompletions = 8

/** The counts of words. */
export type WordStatistics = Pick<Statistics, 'share' | 'isCommon'>

export type ReadWord = {
  searched?: SearchedWord
  city?: readonly Place[]
  /** The word, folded, and its probable correction. */
  correction?: { typed: string; used: string }
  isKnown?: boolean
}

/** Whether titles or names of companies often hold a lexeme. */
export const isCommonWord = (lexeme: string, { isCommon }: Pick<WordStatistics, 'isCommon'>): boolean =>
  isCommon(lexeme) || isCommon(nameToken(lexeme))

/**
 * The searched form of a folded word; one that is neither common nor in the answer stays as it is.
 * @param answer the vocabulary's entries for it
 */
export function readWord(
  word: string,
  answer: readonly KnownWord[] | undefined,
  statistics: WordStatistics,
): ReadWord {
  const lexeme = stripAffixes(word)
  if (termWords.has(lexeme)) return { searched: { lexeme } }
  if (isCommonWord(lexeme, statistics) || answer?.some(({ kind }) => kind === 'same')) {
    const commoner = commonerSpelling(word, statistics)
    return { searched: commoner ? { anyOf: [lexeme, commoner] } : { lexeme }, isKnown: true }
  }
  if (!answer) return { searched: { lexeme } }
  const completions = [
    ...new Set(answer.filter(({ kind }) => kind === 'completion').map((found) => found.lexeme)),
  ]
  if (completions.length > 0) return { searched: { anyOf: completions.slice(0, mostCompletions) } }

  return readCorrected(word, answer)
}

function readCorrected(word: string, similar: readonly KnownWord[]): ReadWord {
  const corrected = isNameOfPlace(word) ? undefined : correctWord(word, similar)
  if (!corrected) return { searched: { lexeme: stripAffixes(word) } }
  const city = corrected.isCity ? placeNames.get([corrected.word]) : undefined
  const correction = { typed: word, used: spellingOf(corrected.word, city) }
  return city ? { city, correction } : { searched: { lexeme: stripAffixes(corrected.word) }, correction }
}

/** «حائط» is spelt right, though it is not the town of that name that is meant. */
const isNameOfPlace = (word: string) => [word, `ال${word}`].some((name) => placeNames.get([name]).length > 0)

/** The usual spelling from the glossary or the gazetteer, otherwise the word itself. */
function spellingOf(word: string, places: readonly Place[] = []): string {
  const [place] = places
  if (place) return /[ا-ي]/.test(word) ? place.name.ar : place.name.en
  return termSpellings.get(word) ?? word
}
