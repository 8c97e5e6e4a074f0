import type { Place } from '@qareeb/reference/places'
import type { Database } from '../../platform/database/database.ts'
import { findInVocabulary } from '../queries/vocabulary.ts'
import { toSearchGroups } from './alternatives.ts'
import { asTyped } from './as-typed.ts'
import { findCommonerSpellings } from './commoner-spellings.ts'
import { withoutFillers } from './fillers.ts'
import { findPlaces } from './find-places.ts'
import { fold, stripAffixes } from './fold.ts'
import { type Answer, readWord } from './read-word.ts'
import { stopWords } from './stop-words.ts'
import { termWords } from './terms.ts'
import { takeFilters, type TypedFilters } from './typed-filters.ts'

/** What a typed text asks for. */
export type ParsedSearch = {
  /** Lexemes by group; an ad matches when it holds one of every group. */
  groups: string[][]
  /** Filters among the words: "remote", «دوام جزئي». */
  filters: TypedFilters
  /** For each name of a place among the words, the places that bear it. */
  named: (readonly Place[])[]
  /** Words that nothing is spelt like, as they were typed, and what was searched for instead. */
  corrections: { typed: string; used: string }[]
  /** The words that the vocabulary or the glossary knows, folded; the others may be anything, a person's name as well. */
  known: string[]
}

const mostWords = 8

/** Words of one text that the vocabulary is asked about; further ones are searched for as they are. */
const mostAsked = 4

/** Takes a typed text apart into words and places. Asks the database only about words that the glossary does not know. */
export async function parseSearch(db: Database, typed: string): Promise<ParsedSearch> {
  const { filters, rest: spoken } = takeFilters(fold(typed).split(' ').filter(Boolean))
  const words = withoutFillers(spoken)
  const { named, rest } = findPlaces(words)
  const searched = rest.filter(isSearchable).map(withoutConjunction).slice(0, mostWords)
  const openWord = /\S$/.test(typed) && searched.at(-1) === words.at(-1) ? searched.at(-1) : undefined
  const unknown = searched.filter((word) => !termWords.has(stripAffixes(word)))
  const answers = await askAbout(db, unknown.slice(0, mostAsked), openWord)

  const read = searched.map((word) => readWord(word, answers.get(word)))
  return {
    filters,
    groups: toSearchGroups(read.flatMap(({ searched: word }) => (word ? [word] : []))),
    named: [...named, ...read.flatMap(({ city }) => (city ? [city] : []))],
    corrections: read.flatMap(({ correction }) =>
      correction ? [{ ...correction, typed: asTyped(correction.typed, typed) }] : [],
    ),
    known: searched.filter((word, index) => !unknown.includes(word) || read[index]?.isKnown),
  }
}

/** What the vocabulary says about each word that it is asked about. */
async function askAbout(db: Database, asked: readonly string[], openWord: string | undefined) {
  if (asked.length === 0) return new Map<string, Answer>()
  const known = await findInVocabulary(
    db,
    asked.map((word) => ({ word, isOpen: word === openWord })),
  )
  const commoner = await findCommonerSpellings(db, known)
  return new Map(
    asked.map((word) => [
      word,
      { known: known.filter((found) => found.asked === word), commoner: commoner.get(word) },
    ]),
  )
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
