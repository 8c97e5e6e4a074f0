import { type JobTitle, jobTitles } from '@qareeb/reference/job-titles'
import { skills } from '@qareeb/reference/skills'
import { titleWords } from '@qareeb/reference/title-words'
import { fold, lexemesOf } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'
import { stopWords } from './stop-words.ts'
import type { Phrase } from './word-groups.ts'

/** Phrases of both languages that mean the same work, or the same skill; as lexemes. */
export type Term = {
  phrases: readonly Phrase[]
  /** Words in companies' names: their names match as well. */
  isWorkplace?: true | undefined
  /** Lexemes that mean this beside other words alone. */
  onlyBeside: ReadonlySet<string>
  /** Phrases of several words that a single word is worth being looked for by, too. */
  asOften: ReadonlySet<string>
}

type Names = {
  ar: readonly string[]
  en: readonly string[]
  isWorkplace?: true
  onlyBeside?: readonly string[]
  asOften?: readonly string[]
}

/** How the database writes a skill among the words of an ad; see `ad_words()`. */
export const skillToken = (key: string) => `+${key}`

/** How the database writes a word of a company's name among them; see `name_words()`. */
export const nameToken = (lexeme: string) => `~${lexeme}`

/** Titles of jobs, and the words that titles are made of. */
export const titleTerms = new PhraseTable<Term>()

/** Titles of several words by the usual forms of them: «سواق تريلا» is found as «سائق تريلا». */
const titlesInUsualForms = new PhraseTable<Term>()

/** Forms of one word that titles are made of, by their lexemes, and the usual one among them. */
const usualForms = new Map<string, string>()

/** Skills that descriptions name. */
export const skillTerms = new PhraseTable<Term>()

/** Every lexeme of the glossary; these are never corrected as typing errors. */
export const termWords = new Set<string>()

/** Every word of the glossary as it is folded, and as it is written. */
export const termSpellings = new Map<string, string>()

/** Names of the glossary as they are written, with the filler words; true for names of occupations. */
const written = new PhraseTable<boolean>()

/** The longest phrase of the glossary among typed lexemes that begins at one, and whether it names an occupation. */
export function glossaryAt(lexemes: readonly string[], at: number) {
  const found = written.longestAt(lexemes, at)
  return found && { length: found.length, isOccupation: found.entries.includes(true) }
}

/**
 * The longest title among typed lexemes that begins at one: as it stands in the glossary, or else with other forms of
 * its words.
 */
export function titleAt(lexemes: readonly string[], at: number) {
  const exact = titleTerms.longestAt(lexemes, at)
  const alike = titlesInUsualForms.longestAt(inUsualForms(lexemes), at)
  return alike && alike.length > (exact?.length ?? 0) ? alike : exact
}

const inUsualForms = (lexemes: Phrase): Phrase => lexemes.map((lexeme) => usualForms.get(lexeme) ?? lexeme)

/** The lexemes of a phrase that can be searched for. */
const searchable = (name: string): Phrase => lexemesOf(name).filter((lexeme) => !stopWords.has(lexeme))

const phrasesOf = ({ ar, en }: Names): Phrase[] =>
  unique([...ar, ...en].map(searchable)).filter(({ length }) => length > 0)

const unique = (phrases: Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
]

function addTerm(table: PhraseTable<Term>, names: Names, phrases: Phrase[]): Term {
  const { isWorkplace, onlyBeside = [], asOften = [] } = names
  const term = {
    phrases,
    isWorkplace,
    onlyBeside: new Set(onlyBeside.flatMap(searchable)),
    asOften: new Set(asOften.map((name) => searchable(name).join(' '))),
  }
  for (const phrase of phrasesOf(names)) {
    table.add(phrase, term)
    for (const word of phrase) termWords.add(word)
  }
  for (const word of [...names.ar, ...names.en].flatMap((name) => name.split(/[\s/-]+/))) {
    const folded = fold(word)
    if (folded && !folded.includes(' ') && !termSpellings.has(folded))
      termSpellings.set(folded, word.toLowerCase())
  }
  return term
}

function addWritten(names: Names, isOccupation: boolean) {
  for (const name of [...names.ar, ...names.en]) written.add(lexemesOf(name), isOccupation)
}

/** Occupations with their names as lexemes, and every word with the occupations whose names hold it. */
const occupations = jobTitles.map((names) => ({
  names,
  ar: new Set(names.ar.flatMap(searchable)),
  en: new Set(names.en.flatMap(searchable)),
  phrases: phrasesOf(names),
}))
type Occupation = (typeof occupations)[number]

const holders = new Map<string, Occupation[]>()
for (const occupation of occupations)
  for (const word of new Set([...occupation.ar, ...occupation.en]))
    holders.set(word, [...(holders.get(word) ?? []), occupation])

/**
 * A single word may stand for an occupation in other people's titles if it is the usual name of it, or if every title
 * of the glossary that holds it means the same field of work: "programmer" does for software engineer, "developer" does
 * not, since there is the curriculum developer, nor "editor" for journalist, since a "video editor" is a «مونتير».
 */
function standsFor(word: string, occupation: Occupation): boolean {
  const singles = occupation.phrases.filter(({ length }) => length === 1).flat()
  if (usualNames(occupation.names).includes(word)) return true
  return (holders.get(word) ?? []).every((other) => {
    const translated = other.ar.has(word) ? other.en : other.ar
    const isAlike =
      other.names.category === occupation.names.category && singles.some((known) => translated.has(known))
    return other === occupation || isAlike
  })
}

const usualNames = ({ ar, en }: Names) => [ar[0], en[0]].map((name) => searchable(name ?? '').join(' '))

/** The usual names of occupations that answer as well. */
const phrasesOfOthers = ({ alsoMeans = [] }: JobTitle): Phrase[] =>
  jobTitles
    .filter(({ key }) => alsoMeans.includes(key))
    .flatMap(({ ar, en }) => [ar[0] ?? '', en[0] ?? ''].map(searchable))

for (const { ar, en } of titleWords)
  for (const names of [ar, en]) {
    const [usual = '', ...others] = names
      .map(searchable)
      .flatMap((phrase) => (phrase.length === 1 ? phrase : []))
    for (const other of others) if (!usualForms.has(other)) usualForms.set(other, usual)
  }

for (const occupation of occupations) {
  const { names, phrases } = occupation
  const own = phrases.filter(([word = '', ...more]) => more.length > 0 || standsFor(word, occupation))
  const term = addTerm(titleTerms, names, unique([...own, ...phrasesOfOthers(names)]))
  for (const phrase of phrases) if (phrase.length > 1) titlesInUsualForms.add(inUsualForms(phrase), term)
}
for (const names of jobTitles) {
  addWritten(names, true)
  // «مهندس», «فني»: the beginnings of titles of several words are work as well.
  written.add(searchable(names.ar[0] ?? '').slice(0, 1), true)
}
for (const names of [...titleWords, ...skills]) addWritten(names, false)
for (const names of titleWords) addTerm(titleTerms, names, phrasesOf(names))
for (const skill of skills) addTerm(skillTerms, skill, [[skillToken(skill.key)], ...phrasesOf(skill)])
