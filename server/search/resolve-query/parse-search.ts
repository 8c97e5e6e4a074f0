import type { TypedFilters, WithoutTyped } from '@qareeb/contract/search/typed-filters'
import type { Place } from '@qareeb/reference/places'
import type { Database } from '../../platform/database/database.ts'
import { toSearchGroups } from '../../vocabulary/alternatives.ts'
import { fold, stripAffixes } from '../../vocabulary/fold.ts'
import { stopWords } from '../../vocabulary/stop-words.ts'
import { termWords } from '../../vocabulary/terms.ts'
import { findInVocabulary, type KnownWord } from '../queries/vocabulary.ts'
import { asTyped } from './as-typed.ts'
import { findPlaces } from './find-places.ts'
import { isCommonWord, readWord, type WordStatistics } from './read-word.ts'
import { type FilterWords, loneFilter, takeFilters } from './take-filters.ts'
import { takeNearMe } from './take-near-me.ts'
import { withoutFillers } from './without-fillers.ts'
import { withoutWords } from './without-words.ts'

/** The meaning of a typed text. */
export type ParsedSearch = {
  /** Lexemes by group; an ad matches when it holds one of every group. */
  groups: string[][]
  /** Filters among the words: "remote", «دوام جزئي». */
  filters: TypedFilters
  /** For each of them the text without the words that name it. */
  withoutTyped: WithoutTyped
  /** The text without the words that ask for jobs nearby; undefined where there are none. */
  withoutNearMe?: string | undefined
  /** For each name of a place among the words, the places that bear it. */
  named: (readonly Place[])[]
  /** The text without the words that name places or announce them; undefined where none does. */
  withoutPlace?: string | undefined
  /** Words without a similar spelling, as they were typed, and their replacements. */
  corrections: { typed: string; used: string }[]
  /**
   * The words that the vocabulary or the glossary holds, folded; the others may be anything, a person's name as
   * well.
   */
  known: string[]
  /** The filter that all of the words name, except places; and the rest where another of its kind is chosen. */
  lone?: { filters: TypedFilters; asWords: ParsedSearch }
}

const mostWords = 8

/** Words of one text that the vocabulary is asked about; further ones are searched for as they are. */
const mostAsked = 4

type Known = { db: Database; statistics: WordStatistics }

/**
 * Takes a typed text apart into words and places. Asks the database only about words that are not in the glossary and
 * that few ads hold.
 */
export async function parseSearch({ db, statistics }: Known, typed: string): Promise<ParsedSearch> {
  const near = takeNearMe(fold(typed).split(' ').filter(Boolean))
  const { filters, words: filterWords, rest: spoken } = takeFilters(near.rest)
  const words = withoutFillers(spoken)
  const { named, taken, rest: unplaced } = findPlaces(words)
  const openWord = /\S$/.test(typed) ? words.at(-1) : undefined
  const read = await readWords({ db, statistics }, unplaced, { typed, openWord })
  const placed = [...taken, ...read.misspelt]
  const withoutPlace = placed.length > 0 ? withoutWords(typed, placed) : undefined
  const withoutNearMe = near.taken.length > 0 ? withoutWords(typed, near.taken) : undefined
  const withoutTyped = withoutEach(typed, filterWords)
  const said = { withoutPlace, withoutNearMe, withoutTyped }
  const asWords = { ...read.meant, filters, named: [...named, ...read.named], ...said }
  const lone = loneFilter(unplaced)
  if (!lone) return asWords

  const nothing = { groups: [], corrections: [], known: [] }
  const withoutLone = withoutEach(typed, { [firstKindOf(lone)]: unplaced })
  return {
    ...nothing,
    ...said,
    filters: { ...filters, ...lone },
    named,
    withoutTyped: { ...withoutTyped, ...withoutLone },
    lone: { filters: lone, asWords },
  }
}

const withoutEach = (typed: string, words: FilterWords): WithoutTyped =>
  Object.fromEntries(Object.entries(words).map(([kind, named]) => [kind, withoutWords(typed, named)]))

const firstKindOf = (lone: TypedFilters) => Object.keys(lone)[0] ?? ''

/** The typed text, and its last word if the person may still be typing it. */
type Written = { typed: string; openWord: string | undefined }

/** The meaning of words that are neither places nor filters, except a misspelt city. */
async function readWords({ db, statistics }: Known, words: readonly string[], { typed, openWord }: Written) {
  const searched = words.filter(isSearchable).map(withoutConjunction).slice(0, mostWords)
  const unknown = searched.filter((word) => !termWords.has(stripAffixes(word)))
  const rare = unknown.filter((word) => !isCommonWord(stripAffixes(word), statistics))
  const answers = await askAbout(
    db,
    rare.slice(0, mostAsked),
    searched.at(-1) === openWord ? openWord : undefined,
  )

  const read = searched.map((word) => readWord(word, answers.get(word), statistics))
  return {
    meant: {
      groups: toSearchGroups(read.flatMap(({ searched: word }) => (word ? [word] : []))),
      corrections: read.flatMap(({ correction }) =>
        correction ? [{ ...correction, typed: asTyped(correction.typed, typed) }] : [],
      ),
      known: searched.filter((word, index) => !unknown.includes(word) || read[index]?.isKnown),
    },
    named: read.flatMap(({ city }) => (city ? [city] : [])),
    misspelt: searched.filter((_, index) => read[index]?.city),
  }
}

/** The vocabulary's entries for each of the given words. */
async function askAbout(db: Database, asked: readonly string[], openWord: string | undefined) {
  if (asked.length === 0) return new Map<string, KnownWord[]>()
  const known = await findInVocabulary(
    db,
    asked.map((word) => ({ word, isOpen: word === openWord })),
  )
  return new Map(asked.map((word) => [word, known.filter((found) => found.asked === word)]))
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
