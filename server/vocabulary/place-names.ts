import {
  ambiguousPlaceNames,
  commonPlaceNames,
  unmistakablePlaceNames,
} from '@qareeb/reference/ambiguous-place-names'
import { cities, districts, type Place } from '@qareeb/reference/places'
import { regionPlaces } from '@qareeb/reference/region-places'
import { fold } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'

/** Inhabitants from which the name of a city needs no sign beside it. */
const wellKnownFrom = 40_000

const article = /^(?:ال(?=.{3})|a(?:l|s|sh|d|dh|n|r|t|th|z) )/

const foldedNames = (names: ReadonlySet<string>) => new Set([...names].map(fold))

/** Cities, districts and regions by their folded names in both scripts; a city comes before districts of the same name. */
export const placeNames = new PhraseTable<Place>()

/** Folded names that count as places only when announced, or beside the name of their city. */
export const ambiguousNames = foldedNames(ambiguousPlaceNames)

/** Folded names of large places that need the sign of a small one. */
const commonNames = foldedNames(commonPlaceNames)

/** Folded names that always mean a place; the other names are single words of small places. */
export const plainNames = foldedNames(unmistakablePlaceNames)

/** Names of cities that are one word, for correcting typing errors. */
export const cityWords = new Set<string>()

for (const place of [...cities, ...districts, ...regionPlaces])
  for (const name of [place.name.ar, place.name.en, ...place.otherNames])
    for (const folded of spellings(fold(name), place)) add(folded, place)

function add(folded: string, place: Place) {
  placeNames.add(folded.split(' '), place)
  if (ambiguousNames.has(folded)) return
  if ((isWellKnown(place) && !commonNames.has(folded)) || folded.replace(article, '').includes(' '))
    plainNames.add(folded)
  if (place.kind === 'city' && plainNames.has(folded) && !folded.includes(' ')) cityWords.add(folded)
}

function isWellKnown({ kind, population = 0 }: Place) {
  return kind === 'region' || (kind === 'city' && population >= wellKnownFrom)
}

/** Whether a folded name begins with an article, as names of people do not. */
export const hasArticle = (folded: string) => folded.startsWith('al') || article.test(folded)

function isDoubtful(folded: string): boolean {
  return ambiguousNames.has(folded) || commonNames.has(folded)
}

/** "Al Khobar" is typed "Alkhobar" as well, and the names of large cities also without the article: «دمام». */
function spellings(folded: string, place: Place): string[] {
  const found = article.exec(folded)?.[0] ?? ''
  if (found.endsWith(' ')) return [folded, folded.replace(' ', '')]
  const isBare = found && isWellKnown(place) && !folded.includes(' ') && !isDoubtful(folded)
  return isBare ? [folded, folded.slice(found.length)] : [folded]
}
