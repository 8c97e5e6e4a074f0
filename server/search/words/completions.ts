import { jobTitles } from '@qareeb/reference/job-titles'
import { cities, districts, type Place } from '@qareeb/reference/places'
import { fold, lexemesOf } from './fold.ts'

type Titled = {
  /** The forms to show. */
  names: { ar: string; en: string }
  /** The same, as they are folded. */
  shown: string[]
  /** All names, as they are folded. */
  folded: string[]
  lexemes: string[]
}

export type CompletedTitle = Pick<Titled, 'names' | 'lexemes'> & {
  /** 0 when a name to show begins with what is typed, 1 when another name does, 2 when a later word of one does. */
  rank: 0 | 1 | 2
}

/** Every occupation with the forms to show, its names as they are folded, and the lexemes by which to tell how common it is. */
const titles: Titled[] = jobTitles.map(({ ar, en }) => {
  const names = { ar: ar[0] ?? '', en: en[0] ?? '' }
  return {
    names,
    shown: spellings([names.ar, names.en]),
    folded: spellings([...ar, ...en]),
    lexemes: lexemesOf(names.en),
  }
})

const placeNames = [...cities, ...districts].map((place) => ({
  place,
  folded: spellings([place.name.ar, place.name.en, ...place.otherNames]),
}))

/** Occupations of which a name, or a word of it, begins with the typed text; in the order of the glossary. */
export function titlesBeginning(typed: string): CompletedTitle[] {
  const beginnings = beginningsOf(fold(typed))
  return titles.flatMap(({ names, shown, folded, lexemes }): CompletedTitle[] => {
    if (startsWithOne(shown, beginnings)) return [{ names, lexemes, rank: 0 }]
    if (startsWithOne(folded, beginnings)) return [{ names, lexemes, rank: 1 }]
    const isWithin = folded.some((name) => beginnings.some((beginning) => name.includes(` ${beginning}`)))
    return isWithin ? [{ names, lexemes, rank: 2 }] : []
  })
}

/** Places that begin with the typed text or with its last words («محاسب في الري»); cities by size, then districts. */
export function placesBeginning(typed: string): Place[] {
  const words = fold(typed).split(' ')
  for (const start of words.keys()) {
    const beginning = words.slice(start).join(' ')
    if (start > 0 && beginning.length < 2) continue
    const found = placeNames.filter(({ folded }) => startsWithOne(folded, beginningsOf(beginning)))
    if (found.length > 0) return found.map(({ place }) => place)
  }
  return []
}

const startsWithOne = (names: readonly string[], beginnings: readonly string[]) =>
  names.some((name) => beginnings.some((beginning) => name.startsWith(beginning)))

function withoutArticle(folded: string): string {
  return folded.replace(/^(?:ال|al )/, '')
}

/** Names are typed with and without their article. */
function spellings(names: readonly string[]): string[] {
  return names.map(fold).flatMap((folded) => [folded, withoutArticle(folded)])
}

/** «المحاسب» begins like «محاسب» too; what is left of «الم» could be anything. */
function beginningsOf(folded: string): string[] {
  const bare = withoutArticle(folded)
  return [folded, ...(bare.length > 2 && bare !== folded ? [bare] : [])].filter(Boolean)
}
