import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { suggestSearches as endpoint } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { toPlaceSummary } from './place-summary.ts'
import { searchMemory } from './search-memory.ts'
import { placesBeginning, titlesBeginning } from './words/completions.ts'

type Suggestions = ResponseOf<typeof endpoint>

const mostTitles = 7
const mostPlaces = 4

/** Job titles and places that begin like a typed text; titles that more ads name come first. */
export async function suggestSearches(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: { q: string } },
): Promise<Suggestions> {
  const { share } = await searchMemory(context).statistics()
  const titles = titlesBeginning(query.q)
    .map(({ names, lexemes, rank }) => ({
      names,
      rank,
      share: Math.min(...lexemes.map((lexeme) => share([lexeme]))),
    }))
    .toSorted((one, other) => one.rank - other.rank || other.share - one.share)
  return {
    titles: titles.slice(0, mostTitles).map(({ names }) => names),
    places: placesBeginning(query.q).slice(0, mostPlaces).map(toPlaceSummary),
  }
}
