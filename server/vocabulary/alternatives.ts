import { nameToken, skillTerms, type Term, titleAt, titleTerms } from './terms.ts'
import { type Phrase, toGroups } from './word-groups.ts'

/** Groups beyond which further words are searched for as they are typed, without their synonyms. */
const mostGroups = 12

/** One typed word: a lexeme, or the possible lexemes of an unfinished or rarely spelt one. */
export type SearchedWord = { lexeme: string } | { anyOf: string[] }

/**
 * Groups of lexemes for typed words; an ad matches when it holds one lexeme of every group. Phrases of the glossary
 * bring their synonyms and translations, the longest phrase first: "sales manager" is looked for as such, not as any
 * manager. Words of the glossary are looked for in titles, since whole trades have firms named after them; where another
 * word stands beside them, a company's name may be meant.
 */
export function toSearchGroups(words: readonly SearchedWord[]): string[][] {
  const isAlone = words.length === 1
  const parts = partsOf(words).map((part) => (isAlone ? meantAlone(part) : part))
  const mayBeName = parts.some(({ typed, isOneOf, terms }) =>
    isOneOf ? typed.some((lexeme) => titleTerms.get([lexeme]).length === 0) : terms.length === 0,
  )
  const groups: string[][] = []
  for (const { typed, isOneOf, terms } of parts) {
    const isWorkplace = terms.some((term) => term.isWorkplace)
    const isInNames = (lexeme: string) => isWorkplace || (mayBeName && typed.includes(lexeme))
    const found = isOneOf
      ? [withTranslations(typed, isAlone)]
      : groupsOf(typed, groups.length < mostGroups ? terms : [])
    groups.push(...found.map((group) => [...group, ...group.filter(isInNames).map(nameToken)]))
  }
  return groups
}

/** Typed lexemes that are one phrase of the glossary, one word outside of it, or its possible meanings. */
type Part = { typed: string[]; isOneOf: boolean; terms: readonly Term[] }

function partsOf(words: readonly SearchedWord[]): Part[] {
  const lexemes = words.map((word) => ('lexeme' in word ? word.lexeme : ''))
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const { length, terms } = longestTermAt(lexemes, at)
    const typed = words
      .slice(at, at + length)
      .flatMap((word) => ('lexeme' in word ? word.lexeme : word.anyOf))
    parts.push({ typed, isOneOf: lexemes[at] === '', terms })
    at += length
  }
  return parts
}

/** A word without the meanings that it has beside other words alone. */
const meantAlone = (part: Part): Part => ({ ...part, terms: part.terms.filter(isMeantAlone(part.typed)) })

const isMeantAlone = (typed: Phrase) => (term: Term) => !typed.some((lexeme) => term.onlyBeside.has(lexeme))

function longestTermAt(lexemes: readonly string[], at: number): { length: number; terms: readonly Term[] } {
  const title = titleAt(lexemes, at)
  const skill = skillTerms.longestAt(lexemes, at)
  const found = skill && skill.length > (title?.length ?? 0) ? skill : title
  return found ? { length: found.length, terms: found.entries } : { length: 1, terms: [] }
}

function groupsOf(typed: Phrase, terms: readonly Term[]): string[][] {
  const synonyms = terms.flatMap(({ phrases }) => phrases)
  const { true: foreign = [], false: own = [] } = Object.groupBy(
    synonyms,
    (phrase) => `${isArabic(phrase) !== isArabic(typed)}`,
  )
  // One word for one word needs a single list; most phrases beside it would make several of it and find little more.
  const isSimple = typed.length === 1 && foreign[0]?.length === 1
  const isAsOften = (phrase: Phrase) => terms.some(({ asOften }) => asOften.has(phrase.join(' ')))
  const useful = takeTurns(foreign, own).filter(
    (phrase) => !isSimple || phrase.length === 1 || isAsOften(phrase),
  )
  return toGroups([typed, ...useful])
}

/** One of the first, one of the second, and so on: the usual names of both languages before the rarer ones of either. */
const takeTurns = (first: readonly Phrase[], second: readonly Phrase[]): Phrase[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((phrase) => phrase !== undefined)

/** Lexemes with the words of the other language that mean the same. */
function withTranslations(lexemes: readonly string[], isAlone: boolean): string[] {
  const synonyms = lexemes.flatMap((lexeme) =>
    titleTerms
      .get([lexeme])
      .filter((term) => !isAlone || isMeantAlone([lexeme])(term))
      .flatMap(({ phrases }) => phrases),
  )
  return [...new Set([...lexemes, ...synonyms.filter(({ length }) => length === 1).flat()])].slice(0, 12)
}

const isArabic = ([word = '']: Phrase) => /[ا-ي]/.test(word)
