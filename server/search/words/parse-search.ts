import type { Place } from '@qareeb/reference/places'
import type { Database } from '../../platform/database/database.ts'
import { findInVocabulary, type KnownWord } from '../queries/vocabulary.ts'
import { type SearchedWord, toSearchGroups } from './alternatives.ts'
import { correctWord } from './correct-word.ts'
import { withoutFillers } from './fillers.ts'
import { findPlaces } from './find-places.ts'
import { fold, stripAffixes } from './fold.ts'
import { placeNames } from './place-names.ts'
import { stopWords } from './stop-words.ts'
import { termSpellings, termWords } from './terms.ts'
import { takeFilters, type TypedFilters } from './typed-filters.ts'

/** What a typed text asks for. */
export type ParsedSearch = {
  /** Lexemes by group; an ad matches when it holds one of every group. */
  groups: string[][]
  /** Filters among the words: "remote", «دوام جزئي». */
  filters: TypedFilters
  /** For each name of a place among the words, the places that bear it. */
  named: (readonly Place[])[]
  /** Words that nothing is spelt like, and what was searched for instead. */
  corrections: { typed: string; used: string }[]
  /** The words that the vocabulary or the glossary knows, folded; the others may be anything, a person's name as well. */
  known: string[]
}

const mostWords = 8

/** Words of one text that the vocabulary is asked about; further ones are searched for as they are. */
const mostAsked = 4
const mostCompletions = 8

/** Takes a typed text apart into words and places. Asks the database only about words that the glossary does not know. */
export async function parseSearch(db: Database, typed: string): Promise<ParsedSearch> {
  const { filters, rest: spoken } = takeFilters(fold(typed).split(' ').filter(Boolean))
  const words = withoutFillers(spoken)
  const { named, rest } = findPlaces(words)
  const searched = rest.filter(isSearchable).map(withoutConjunction).slice(0, mostWords)
  const unknown = searched.filter((word) => !termWords.has(stripAffixes(word)))
  const openWord = /\S$/.test(typed) && searched.at(-1) === words.at(-1) ? searched.at(-1) : undefined
  const answers =
    unknown.length > 0
      ? await findInVocabulary(
          db,
          unknown.slice(0, mostAsked).map((word) => ({ word, isOpen: word === openWord })),
        )
      : []

  const read = searched.map((word) =>
    readWord(
      word,
      answers.filter(({ asked }) => asked === word),
    ),
  )
  return {
    filters,
    groups: toSearchGroups(read.flatMap(({ searched: word }) => (word ? [word] : []))),
    named: [...named, ...read.flatMap(({ city }) => (city ? [city] : []))],
    corrections: read.flatMap(({ correction }) => (correction ? [correction] : [])),
    known: searched.filter((word, index) => !unknown.includes(word) || read[index]?.isKnown),
  }
}

const isSearchable = (word: string) =>
  !stopWords.has(stripAffixes(word)) && !stopWords.has(word) && (word.length > 1 || termWords.has(word))

/** «سائق ومندوب»: a waw before a word of the glossary is "and". */
function withoutConjunction(word: string): string {
  const isAnd =
    /^و[ا-ي]{3}/.test(word) &&
    !termWords.has(stripAffixes(word)) &&
    termWords.has(stripAffixes(word.slice(1)))
  return isAnd ? word.slice(1) : word
}

type ReadWord = {
  searched?: SearchedWord
  city?: readonly Place[]
  correction?: { typed: string; used: string }
  isKnown?: boolean
}

function readWord(word: string, answers: readonly KnownWord[]): ReadWord {
  const lexeme = stripAffixes(word)
  if (termWords.has(lexeme)) return { searched: { lexeme } }
  if (answers.some(({ kind }) => kind === 'same')) return { searched: { lexeme }, isKnown: true }
  const completions = [
    ...new Set(answers.filter(({ kind }) => kind === 'completion').map((known) => known.lexeme)),
  ]
  if (completions.length > 0) return { searched: { completions: completions.slice(0, mostCompletions) } }

  const corrected = correctWord(word, answers)
  if (!corrected) return { searched: { lexeme } }
  const city = corrected.isCity ? placeNames.get([corrected.word]) : undefined
  const correction = { typed: word, used: spellingOf(corrected.word, city) }
  return city ? { city, correction } : { searched: { lexeme: stripAffixes(corrected.word) }, correction }
}

/** As people write it, where the glossary or the gazetteer knows. */
function spellingOf(word: string, places: readonly Place[] = []): string {
  const [place] = places
  if (place) return /[ا-ي]/.test(word) ? place.name.ar : place.name.en
  return termSpellings.get(word) ?? word
}
