import type { FacetCounts, RoundedCount, SearchFilters, TypedFilters } from '@qareeb/contract/search'
import type { Context } from '../ground/context.ts'
import { countFacets } from './engine/count-facets.ts'
import { countMatches } from './engine/count-matches.ts'
import type { Count } from './engine/count.ts'
import type { Facets } from './engine/facets.ts'
import type { SearchFilter } from './engine/request.ts'
import { typedKinds, resolveQuery } from './resolve-query.ts'
import { toCount, toTotal } from './round-count.ts'
import { searchMemory } from './search-memory.ts'

/** How many ads match, how many each value of a filter would give, and how many can be done from anywhere. */
export async function countJobAds(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: SearchFilters },
): Promise<FacetCounts> {
  const { filter, lone } = await resolveQuery(context, query)
  const statistics = await searchMemory(context).statistics()
  const count = (of: SearchFilter) => countFacets(context.db, statistics, of)
  const [counted, asWords] = await Promise.all([count(filter), lone && count(lone.asWords)])
  const facets = lone && asWords ? countedBeside(counted, asWords, lone.filters) : counted
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

/** Where the words are the name of a value, that value gives all of its ads; the others those that hold the words. */
function countedBeside(counted: Facets, asWords: Facets, typed: TypedFilters): Facets {
  const facets = { ...counted }
  for (const kind of typedKinds)
    for (const value of typed[kind] ?? []) facets[kind] = new Map(asWords[kind]).set(value, counted.total)
  return facets
}

/** A circle keeps full-remote ads, wherever they are; a rectangle of the map holds only those that happen to lie in it. */
const holdsRemote = ({ area }: SearchFilter) => area?.kind !== 'bounds'

function withoutArea(filter: SearchFilter): SearchFilter {
  const anywhere = { ...filter }
  delete anywhere.area
  return anywhere
}

const toCounts = (tallies: Map<string, Count>): Record<string, RoundedCount> =>
  Object.fromEntries([...tallies].map(([value, tally]) => [value, toCount(tally)]))
