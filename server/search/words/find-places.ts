import type { Place } from '@qareeb/reference/places'
import { stripAffixes } from './fold.ts'
import { ambiguousNames, placeNames } from './place-names.ts'
import { skillTerms, titleTerms } from './terms.ts'

/** Names among the typed words, and what the words are without them. */
export type FoundPlaces = {
  /** Per name the places that bear it. */
  named: (readonly Place[])[]
  rest: string[]
}

/** Words that announce a place, and go with it. */
const announcing = new Set(
  'في بحي حي مدينه بمدينه منطقه بمنطقه داخل قرب in at near around district city'.split(' '),
)

/** Words that follow a name and go with it: "Olaya district". */
const following = new Set(['district', 'city'])

type Name = { start: number; end: number; places: readonly Place[]; isSure: boolean }

/**
 * Finds the names of cities and districts among folded words, the longest first: «المدينة المنورة», "al khobar",
 * «بالرياض». A name that is an ordinary word too counts only when announced or beside the name of its city, and a
 * longer job title that begins with it goes first («رياض أطفال»).
 */
export function findPlaces(words: readonly string[]): FoundPlaces {
  const lexemes = words.map(stripAffixes)
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at)
    const termLength = termLengthAt(lexemes, at)
    if (name && name.end - at >= termLength) names.push(name)
    at += Math.max(1, termLength > 1 ? termLength : 0, name ? name.end - at : 0)
  }
  return withoutNames(
    words,
    names.filter((name) => name.isSure || standsByItsCity(name, names)),
  )
}

const termLengthAt = (lexemes: readonly string[], at: number) =>
  Math.max(titleTerms.longestAt(lexemes, at)?.length ?? 0, skillTerms.longestAt(lexemes, at)?.length ?? 0)

function nameAt(words: readonly string[], at: number): Name | undefined {
  for (const first of readings(words[at] ?? '')) {
    const found = placeNames.longestAt([first, ...words.slice(at + 1)], 0)
    if (!found) continue
    const end = at + found.length
    const isAmbiguous = ambiguousNames.has([first, ...words.slice(at + 1, end)].join(' '))
    const isAnnounced = announcing.has(words[at - 1] ?? '') || following.has(words[end] ?? '')
    return { start: at, end, places: found.entries, isSure: !isAmbiguous || isAnnounced }
  }
  return undefined
}

/** «بجدة», «للدمام» and «والخبر» hold a name behind a preposition; the word as typed goes first. */
function readings(word: string): string[] {
  if (word.startsWith('لل')) return [word, `ال${word.slice(2)}`]
  return /^[بلوف][ا-ي]{3}/.test(word) ? [word, word.slice(1)] : [word]
}

/** «السلامة جدة»: a district named beside its city. */
const standsByItsCity = (name: Name, names: readonly Name[]) =>
  names.some(
    (other) =>
      other.isSure &&
      (other.end === name.start || name.end === other.start) &&
      name.places.some((district) => other.places.some((city) => city.key === district.city)),
  )

function withoutNames(words: readonly string[], names: readonly Name[]): FoundPlaces {
  const gone = new Set<number>()
  for (const { start, end } of names) {
    for (let at = start; at < end; at++) gone.add(at)
    for (let at = start - 1; announcing.has(words[at] ?? ''); at--) gone.add(at)
    if (following.has(words[end] ?? '')) gone.add(end)
  }
  return { named: names.map(({ places }) => places), rest: words.filter((_, index) => !gone.has(index)) }
}
