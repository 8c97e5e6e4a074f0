import { type Count, type FacetCounts, radiusSteps } from '@qareeb/contract/search'
import { chosenFilters, type FilterName } from './chosen-filters.ts'
import { everywhere, type Search, withFilters } from './search-address.ts'

/** A change of the search that gives results, and how many. */
export type NextStep = Idea & { total: Count }

type Idea = { search: Search } & (
  | { kind: 'wider'; radius: number }
  | { kind: 'without'; filter: FilterName }
  | { kind: 'everywhere' | 'withoutAny' | 'withoutWords' }
)

const shownSteps = 4

/**
 * Tries a wider radius, each filter left out, and the whole country; the most results first. All jobs of the place,
 * whatever was typed, come last: there are always most of them, and least of what was looked for.
 * @param count of a search; null when it did not arrive, which leaves its step out
 */
export async function findNextSteps(
  count: (search: Search) => Promise<FacetCounts | null>,
  search: Search,
): Promise<NextStep[]> {
  const counted = await Promise.all(
    ideasFor(search).map(async (idea) => {
      const answer = await count(idea.search)
      return answer && answer.total.value > 0 ? [{ ...idea, total: answer.total }] : []
    }),
  )
  return counted
    .flat()
    .toSorted((one, other) => rank(one) - rank(other) || other.total.value - one.total.value)
    .slice(0, shownSteps)
}

const rank = ({ kind }: NextStep) => (kind === 'withoutWords' ? 1 : 0)

function ideasFor(search: Search): Idea[] {
  const names = chosenFilters(search.filters)
  const without = names.map((filter): Idea => ({
    kind: 'without',
    filter,
    search: withFilters(search, { [filter]: undefined }),
  }))
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return [
    ...widerRadius(search),
    { kind: 'everywhere', search: everywhere(search) },
    ...without,
    ...(names.length > 1 ? [{ kind: 'withoutAny' as const, search: withFilters(search, none) }] : []),
    ...(search.filters.q
      ? [{ kind: 'withoutWords' as const, search: withFilters(search, { q: undefined }) }]
      : []),
  ]
}

function widerRadius(search: Search): Idea[] {
  // A region is wider than any radius.
  if (search.centre !== undefined) return []
  const { radius = 0 } = search.filters
  const wider = radiusSteps.find((step) => step >= 2 * radius && step >= 25)
  return wider ? [{ kind: 'wider', radius: wider, search: withFilters(search, { radius: wider }) }] : []
}
