import type { Place } from '@qareeb/reference/places'
import { announces, directions } from '../../vocabulary/announcing-words.ts'
import { stripAffixes } from '../../vocabulary/fold.ts'
import { ambiguousNames, hasArticle, placeNames, plainNames } from '../../vocabulary/place-names.ts'
import { stopWords } from '../../vocabulary/stop-words.ts'
import { glossaryAt } from '../../vocabulary/terms.ts'

/** Names among the typed words, and the words without them. */
export type FoundPlaces = {
  /** Per name the places that bear it. */
  named: (readonly Place[])[]
  /** The words that name them, and those that announce or follow a name. */
  taken: string[]
  rest: string[]
}

/** Words that follow a name and go with it: "Olaya district", «الرياض شمال». */
const following = new Set(['district', 'city', ...directions])

type Name = { start: number; end: number; places: readonly Place[]; isSure: boolean }

/**
 * Finds the names of cities and districts among folded words, the longest first: «المدينة المنورة», "al khobar",
 * «بالرياض». A name that is an ordinary word too counts only when announced or beside the name of its city. The name of a
 * small place also counts where nothing else can be meant. A longer phrase of the glossary goes first («رياض أطفال»).
 */
export function findPlaces(words: readonly string[]): FoundPlaces {
  const lexemes = words.map(stripAffixes)
  const names: Name[] = []
  let isAfterOccupation = false
  for (let at = 0; at < words.length;) {
    const term = glossaryAt(lexemes, at)
    const name = nameAt(words, at, isAfterOccupation)
    const isName = name !== undefined && name.end - at >= (term?.length ?? 0)
    if (isName) names.push(name)
    isAfterOccupation = term?.isOccupation ?? false
    at += Math.max(1, term?.length ?? 0, name ? name.end - at : 0)
  }
  return withoutNames(
    words,
    names.filter((name) => name.isSure || standsByItsCity(name, names)),
  )
}

function nameAt(words: readonly string[], at: number, isAfterOccupation: boolean): Name | undefined {
  for (const first of readings(words[at] ?? '')) {
    const found = placeNames.longestAt([first, ...words.slice(at + 1)], 0)
    if (!found) continue
    const end = at + found.length
    const name = [first, ...words.slice(at + 1, end)].join(' ')
    const isAnnounced = announces(words, at - 1) || following.has(words[end] ?? '')
    const isMeant =
      plainNames.has(name) ||
      words[at] === `ب${first}` ||
      (isAfterOccupation && end === words.length && hasArticle(name)) ||
      isAlone(words, { at, end })
    return {
      start: at,
      end,
      places: found.entries,
      isSure: isAnnounced || (isMeant && !ambiguousNames.has(name)),
    }
  }
  return undefined
}

/** Only the name is left: «وظائف الليث», without the filler words. */
const isAlone = (words: readonly string[], { at, end }: { at: number; end: number }) =>
  words.every((word, index) => (index >= at && index < end) || stopWords.has(stripAffixes(word)))

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
    for (let at = start - 1; announces(words, at); at--) gone.add(at)
    if (following.has(words[end] ?? '')) gone.add(end)
  }
  return {
    named: names.map(({ places }) => places),
    taken: words.filter((_, index) => gone.has(index)),
    rest: words.filter((_, index) => !gone.has(index)),
  }
}
