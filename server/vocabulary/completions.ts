import { jobTitles } from '@qareeb/reference/job-titles'
import { cities, districts, type Place } from '@qareeb/reference/places'
import { regionPlaces } from '@qareeb/reference/region-places'
import { announces } from './announcing-words.ts'
import { fold, lexemesOf } from './fold.ts'
import { slipsAllowed } from './spelling.ts'

/** A name as it is written, and as people type it: folded, with and without its article. */
type Name = { written: string; typed: string[]; lexemes: string[] }

type Titled = { ar: Name[]; en: Name[] }

export type CompletedTitle = {
  /** The name that begins like the typed text, and the usual one of the other language. */
  names: { ar: string; en: string }
  /** Of the name that begins so; it measures how common the name is. */
  lexemes: string[]
  /** Whether only a later word of it begins so. */
  isLater: boolean
}

const nameOf = (written: string): Name => ({
  written,
  typed: spellings(fold(written)),
  lexemes: lexemesOf(written),
})

const titles: Titled[] = jobTitles.map(({ ar, en }) => ({ ar: ar.map(nameOf), en: en.map(nameOf) }))

const placeNames = [...cities, ...districts, ...regionPlaces].map((place) => ({
  place,
  shown: [place.name.ar, place.name.en].map(fold).flatMap(spellings),
  others: place.otherNames.map(fold).flatMap(spellings),
}))

const cityNames = placeNames
  .filter(({ place }) => place.kind === 'city')
  .map(({ place, shown, others }) => ({ key: place.key, names: [...shown, ...others] }))

/** Occupations of which a name, or a word of it, begins with the typed text. In the order of the glossary. */
export function titlesBeginning(typed: string): CompletedTitle[] {
  const beginnings = beginningsOf(fold(typed))
  const later = beginnings.map((beginning) => ` ${beginning}`)
  const beginsSo = ({ typed: forms }: Name) => startsWithOne(forms, beginnings)
  const isWithin = ({ typed: forms }: Name) =>
    forms.some((form) => later.some((beginning) => form.includes(beginning)))
  return unrepeated([
    ...completed(beginsSo, false),
    ...completed((name) => isWithin(name) && !beginsSo(name), true),
  ])
}

/** Occupations of which a name begins with the typed text but for a slip: «acount». In the order of the glossary. */
export function titlesBeginningNearly(typed: string): CompletedTitle[] {
  const folded = fold(typed)
  if (slipsAllowed(folded) === 0) return []
  return completed(({ typed: forms }) => forms.some((form) => isSlipAway(folded, form)), false)
}

function completed(isMeant: (name: Name) => boolean, isLater: boolean): CompletedTitle[] {
  return titles.flatMap(({ ar, en }) => {
    const arabic = ar.find(isMeant)
    const english = en.find(isMeant)
    const name = arabic ?? english
    if (!name) return []
    const names = { ar: (arabic ?? ar[0])?.written ?? '', en: (english ?? en[0])?.written ?? '' }
    return [{ names, lexemes: name.lexemes, isLater }]
  })
}

/** Each pair of names once, as it was found first. */
function unrepeated(found: readonly CompletedTitle[]): CompletedTitle[] {
  const seen = new Set<string>()
  return found.filter(({ names }) => {
    const pair = `${names.ar}/${names.en}`
    return !seen.has(pair) && seen.add(pair)
  })
}

/**
 * Whether a name begins with the typed text but for one slip (see `slipsBetween`), which leaves the first letter as it
 * is. Read from where the two part, in one go: it is asked about every name at every key.
 */
function isSlipAway(typed: string, name: string): boolean {
  if (typed[0] !== name[0]) return false
  let at = 1
  while (at < typed.length && typed[at] === name[at]) at++
  const goesOn = (letters: number, behind: number) => name.startsWith(typed.slice(at + letters), at + behind)
  const isSwapped = typed[at] === name[at + 1] && typed[at + 1] === name[at]
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2))
}

/** Places at the end of a text, with the text and the prepositions before them. */
export type CompletedPlaces = { places: readonly Place[]; before: string }

/**
 * Places that begin with the typed text or with its last words («محاسب في الري»): first those that are shown so; cities
 * by size, then districts and regions. Behind «حي» only districts, behind "in" alone the largest cities.
 */
export function placesBeginning(typed: string): CompletedPlaces {
  const words = fold(typed).split(' ')
  for (const start of words.keys()) {
    const places = placesAt(words, start)
    if (places.length > 0) return { places, before: textOf(typed, unannounced(words, start)) }
  }
  return { places: [], before: typed }
}

/** Places that the words from one on may become. */
function placesAt(words: readonly string[], start: number): readonly Place[] {
  const beginning = words.slice(start).join(' ')
  if (start > 0 && beginning.length < 2) return []
  if (start === words.length - 1 && announces(words, start)) return start > 0 ? cities : []
  const beginnings = beginningsOf(beginning)
  const isDistrict = districtTitles.has(words[start - 1] ?? '')
  const candidates = placeNames.filter(({ place }) => !isDistrict || place.kind === 'district')
  const found = [
    ...candidates.filter(({ shown }) => startsWithOne(shown, beginnings)),
    ...candidates.filter(
      ({ shown, others }) => !startsWithOne(shown, beginnings) && startsWithOne(others, beginnings),
    ),
  ].map(({ place }) => place)
  return found.length > 0 ? found : districtsInCity(words.slice(start))
}

/** «العليا الرياض», "olaya in riy": districts with their whole name, before the beginning of the name of their city. */
function districtsInCity(words: readonly string[]): readonly Place[] {
  for (let end = words.length - 1; end > 0; end--) {
    const beginnings = beginningsOf(words.slice(end).join(' '))
    const within = new Set(
      cityNames.filter(({ names }) => startsWithOne(names, beginnings)).map(({ key }) => key),
    )
    // Most words begin no city: the many districts are not asked about at every key.
    if (within.size === 0) continue
    const typed = beginningsOf(words.slice(0, unannounced(words, end)).join(' '))
    const found = placeNames.filter(
      ({ place, shown, others }) =>
        place.kind === 'district' &&
        within.has(place.city ?? '') &&
        typed.some((name) => shown.includes(name) || others.includes(name)),
    )
    if (found.length > 0) return found.map(({ place }) => place)
  }
  return []
}

/** How many words stand before those that announce the one at `start`. */
function unannounced(words: readonly string[], start: number): number {
  let end = start
  while (announces(words, end - 1)) end--
  return end
}

/** The beginning of a text that holds so many folded words, as it was typed: of "Front-end" two. */
function textOf(typed: string, words: number): string {
  const parts = typed.trim().split(/\s+/)
  const wordsIn = (end: number) => fold(parts.slice(0, end).join(' ')).split(' ').filter(Boolean).length
  const end = [...parts.keys()].findLast((count) => wordsIn(count) <= words) ?? 0
  return parts.slice(0, end).join(' ')
}

const districtTitles = new Set(['حي', 'بحي', 'district'])

const startsWithOne = (names: readonly string[], beginnings: readonly string[]) =>
  names.some((name) => beginnings.some((beginning) => name.startsWith(beginning)))

function withoutArticle(folded: string): string {
  return folded.replace(/^(?:ال|al )/, '')
}

/** Names are typed with and without their article. */
function spellings(folded: string): string[] {
  return [...new Set([folded, withoutArticle(folded)])]
}

/** «المحاسب» begins like «محاسب» too; the rest of «الم» could be anything. */
function beginningsOf(folded: string): string[] {
  const bare = withoutArticle(folded)
  return [folded, ...(bare.length > 2 && bare !== folded ? [bare] : [])].filter(Boolean)
}
