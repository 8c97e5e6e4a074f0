import { type Count, type FacetCounts, type SearchFilters, totalCeiling } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { type DimensionName, dimensions } from './engine/codes.ts'
import { countFacets, type Facets } from './engine/count-facets.ts'
import { countMatches } from './engine/count-matches.ts'
import type { SearchFilter } from './engine/request.ts'
import type { Tally } from './engine/tally.ts'
import { toCount } from './round-count.ts'
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
  const remote = holdsRemote(filter)
    ? remoteAmong(facets)
    : await countMatches(context.db, statistics, { ...withoutArea(filter), workMode: ['full-remote'] })

  return {
    total: toTotal(facets.total),
    remote: toCount(remote),
    category: countsOf(facets, 'category'),
    workMode: countsOf(facets, 'workMode'),
    employmentType: countsOf(facets, 'employmentType'),
    contractType: countsOf(facets, 'contractType'),
    seniority: countsOf(facets, 'seniority'),
  }
}

/** A circle keeps full-remote ads, wherever they are; a rectangle of the map holds only those that happen to lie in it. */
const holdsRemote = ({ area }: SearchFilter) => area?.kind !== 'bounds'

const remoteAmong = ({ workMode }: Facets): Tally => ({
  value: workMode.counts.get('full-remote') ?? 0,
  exact: workMode.exact,
})

function withoutArea(filter: SearchFilter): SearchFilter {
  const anywhere = { ...filter }
  delete anywhere.area
  return anywhere
}

/** Every value of a filter, those that nothing matches as well. */
function countsOf(facets: Facets, name: DimensionName): Record<string, Count> {
  const { counts, exact } = facets[name]
  const values = dimensions.find((dimension) => dimension.name === name)?.values ?? []
  return Object.fromEntries(values.map((value) => [value, toCount({ value: counts.get(value) ?? 0, exact })]))
}

/** Above a thousand a total that is not known is "1,000+", which cannot be wrong. */
const toTotal = (total: Tally): Count =>
  !total.exact && total.value > totalCeiling ? { value: totalCeiling, kind: 'atLeast' } : toCount(total)
