import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { suggestSearches as endpoint } from '@qareeb/contract/search'
import type { Context } from '../ground/context.ts'
import { placesBeginning, titlesBeginning, titlesBeginningNearly } from '../vocabulary/completions.ts'
import { searchMemory } from './search-memory.ts'
import { toPlaceSummary } from './to-place-summary.ts'

type Suggestions = ResponseOf<typeof endpoint>

const mostTitles = 7
const mostPlaces = 4

/**
 * Job titles and places that begin like a typed text, or titles that begin nearly so where none does; titles that more
 * ads name come first, and last what no ad names.
 */
export async function suggestSearches(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: { q: string } },
): Promise<Suggestions> {
  const { share, isCommon } = await searchMemory(context).statistics()
  const { places, before } = placesBeginning(query.q)
  const beginning = titlesBeginning(query.q)
  const isSlip = beginning.length === 0 && places.length === 0
  const titles = (isSlip ? titlesBeginningNearly(query.q) : beginning)
    // «جد» is the beginning of «جدة», before it is one of «خريج جديد».
    .filter(({ isLater }) => !isLater || places.length === 0)
    .map((title) => ({
      ...title,
      isNamed: title.lexemes.every(isCommon),
      share: title.lexemes.reduce((part, lexeme) => part * share([lexeme]), 1),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        Number(one.isLater) - Number(other.isLater) ||
        other.share - one.share,
    )
  return {
    titles: titles.slice(0, mostTitles).map(({ names }) => names),
    places: places.slice(0, mostPlaces).map(toPlaceSummary),
    beforePlace: before,
  }
}
