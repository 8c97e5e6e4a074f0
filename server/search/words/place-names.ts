import { ambiguousPlaceNames } from '@qareeb/reference/ambiguous-place-names'
import { cities, districts, type Place } from '@qareeb/reference/places'
import { fold } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'

const wordsOf = (name: string) => fold(name).split(' ').filter(Boolean)

/** Cities and districts by their folded names in both scripts; a city comes before districts of the same name. */
export const placeNames = new PhraseTable<Place>()

/** Folded names that count as places only when something beside them says so. */
export const ambiguousNames = new Set([...ambiguousPlaceNames].map((name) => wordsOf(name).join(' ')))

/** Names of cities that are one word, for correcting typing errors. */
export const cityWords = new Set<string>()

for (const place of [...cities, ...districts])
  for (const name of [place.name.ar, place.name.en, ...place.otherNames])
    for (const words of spellings(wordsOf(name), place.kind)) add(words, place)

function add(words: string[], place: Place) {
  placeNames.add(words, place)
  if (place.kind === 'city' && words.length === 1 && words[0]) cityWords.add(words[0])
}

/** "Al Khobar" is typed "Alkhobar" as well, and the names of cities also without the article: «دمام». */
function spellings(words: string[], kind: Place['kind']): string[][] {
  const [first = '', second = '', ...rest] = words
  if (/^a(l|s|sh|d|dh|n|r|t|th|z)$/.test(first)) return [words, [first + second, ...rest]]
  const bare = /^ال(?=.{3})/.test(first) ? first.slice(2) : ''
  const isKnownOtherwise = ambiguousNames.has(words.join(' '))
  return kind === 'city' && bare && rest.length === 0 && !second && !isKnownOtherwise
    ? [words, [bare]]
    : [words]
}
