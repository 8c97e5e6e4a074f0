import { jobTitles } from '@qareeb/reference/job-titles'
import { cities, districts, type Place } from '@qareeb/reference/places'
import { fold, lexemesOf } from './fold.ts'

type Titled = {
  /** The forms to show. */
  names: { ar: string; en: string }
  folded: string[]
  lexemes: string[]
}

export type CompletedTitle = Pick<Titled, 'names' | 'lexemes'> & {
  /** 0 when a name begins with what is typed, 1 when a later word of it does. */
  rank: 0 | 1
}

/** Every occupation with the forms to show, its names as they are folded, and the lexemes by which to tell how common it is. */
const titles: Titled[] = jobTitles.map(({ ar, en }) => {
  const names = { ar: ar[0] ?? '', en: en[0] ?? '' }
  return { names, folded: [...ar, ...en].map(foldWithoutArticle), lexemes: lexemesOf(names.en) }
})

/** Occupations of which a name, or a word of it, begins with the typed text; in the order of the glossary. */
export function titlesBeginning(typed: string): CompletedTitle[] {
  const beginning = foldWithoutArticle(typed)
  if (!beginning) return []
  return titles.flatMap(({ names, folded, lexemes }) => {
    if (folded.some((name) => name.startsWith(beginning))) return [{ names, lexemes, rank: 0 as const }]
    return folded.some((name) => name.includes(` ${beginning}`)) ? [{ names, lexemes, rank: 1 as const }] : []
  })
}

const placeNames = [...cities, ...districts].map((place) => ({
  place,
  folded: [place.name.ar, place.name.en, ...place.otherNames].map(foldWithoutArticle),
}))

/** Places that begin with the typed text or with its last words («محاسب في الري»); cities by size, then districts. */
export function placesBeginning(typed: string): Place[] {
  const words = fold(typed).split(' ').filter(Boolean)
  for (const start of words.keys()) {
    const beginning = foldWithoutArticle(words.slice(start).join(' '))
    const isShort = start > 0 && beginning.length < 2
    const found = isShort || !beginning ? [] : placeNames.filter(({ folded }) => folded.some((name) => name.startsWith(beginning)))
    if (found.length > 0) return found.map(({ place }) => place)
  }
  return []
}

/** «المحاسب» and «محاسب», "al khobar" and "khobar" begin alike. */
function foldWithoutArticle(written: string): string {
  return fold(written).replace(/^(?:ال(?=[ا-ي]{2})|al (?=[a-z]))/, '')
}
