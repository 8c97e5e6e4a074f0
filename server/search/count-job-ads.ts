import type { FacetCounts, RoundedCount, SearchFilters } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { countFacets } from './engine/count-facets.ts'
import { countMatches } from './engine/count-matches.ts'
import type { SearchFilter } from './engine/request.ts'
import type { Tally } from './engine/tally.ts'
import { toCount, toTotal } from './round-count.ts'
import { searchMemory } from './search-memory.ts'
import { understandSearch } from './understand-search.ts'

/** How many ads match, how many each value of a filter would give, and how many can be done from anywhere. */
export async function countJobAds(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: SearchFilters },
): Promise<FacetCounts> {
  const { filter } = await understandSearch(context, query)
  const statistics = await searchMemory(context).statistics()
  const facets = await countFacets(context.db, statistics, filter)
  const remote =
    (holdsRemote(filter) && facets.workMode.get('full-remote')) ||
    (await countMatches(context.db, statistics, { ...withoutArea(filter), workMode: ['full-remote'] }))

  return {
    total: toTotal(facets.total),
    remote: toCount(remote),
    category: toCounts(facets.category),
    workMode: toCounts(facets.workMode),
    employmentType: toCounts(facets.employmentType),
    contractType: toCounts(facets.contractType),
    seniority: toCounts(facets.seniority),
  }
}

/** A circle keeps full-remote ads, wherever they are; a rectangle of the map holds only those that happen to lie in it. */
const holdsRemote = ({ area }: SearchFilter) => area?.kind !== 'bounds'

function withoutArea(filter: SearchFilter): SearchFilter {
  const anywhere = { ...filter }
  delete anywhere.area
  return anywhere
}

const toCounts = (tallies: Map<string, Tally>): Record<string, RoundedCount> =>
  Object.fromEntries([...tallies].map(([value, tally]) => [value, toCount(tally)]))
