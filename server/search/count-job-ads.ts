import type { FacetCounts, RoundedCount, Total } from '@qareeb/contract/search/counts'
import type { CountQuery, SearchFilters } from '@qareeb/contract/search/filters'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import type { Context } from '../ground/context.ts'
import { countFacets } from './engine/count-facets.ts'
import { countMatches, countRoughly } from './engine/count-matches.ts'
import type { Count } from './engine/count.ts'
import { type CountedName, countedNames } from './engine/counted-values.ts'
import type { Facets } from './engine/facets.ts'
import { localPart, onlyRemote } from './engine/parts.ts'
import type { SearchFilter } from './engine/request.ts'
import { typedKinds, resolveQuery } from './resolve-query.ts'
import { toCount, toRoughTotal, toTotal } from './round-count.ts'
import { searchMemory } from './search-memory.ts'

/** How many ads lie in the place, how many each value of a filter would give, and how many can be done from anywhere. */
export async function countJobAds(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: CountQuery },
): Promise<FacetCounts> {
  const { filter, lone } = await resolveQuery(context, query)
  const statistics = await searchMemory(context).statistics()
  const count: CountFacets = (...asked) => countFacets(context.db, statistics, ...asked)
  const [counted, asWords, others] = await Promise.all([
    countInPlace(count, filter),
    lone && countInPlace(count, lone.asWords, kindsOf(lone.filters)),
    localPart(filter) && countMatches(context.db, statistics, onlyRemote(filter)),
  ])
  const { listed } = counted
  // A search for full-remote ads alone lists them.
  const remote = others ?? listed
  const facets =
    lone && asWords ? countedSeparately(counted, { asWords, typed: lone.filters, listed }) : counted

  return {
    total: toTotal(facets.total),
    locations: toTotal(facets.locations),
    remote: toCount(remote),
    category: toCounts(facets.category),
    workMode: toCounts(facets.workMode.set('full-remote', remote)),
    employmentType: toCounts(facets.employmentType),
    contractType: toCounts(facets.contractType),
    seniority: toCounts(facets.seniority),
    minSalary: toCounts(facets.salaryFrom),
    postedWithin: toCounts(facets.postedAfter),
    writtenIn: toCounts(facets.writtenIn),
  }
}

type CountFacets = (filter: SearchFilter, wanted?: readonly CountedName[]) => Promise<Facets>

/**
 * How many ads lie in the place, roughly and in one statement or two; of a search for full-remote ads alone, how many of
 * those there are.
 */
export async function countTotal(
  context: Pick<Context, 'db' | 'now'>,
  { query }: { query: SearchFilters },
): Promise<Total> {
  const { filter } = await resolveQuery(context, query)
  const local = localPart(filter)
  const statistics = await searchMemory(context).statistics()
  return { total: toRoughTotal(await countRoughly(context.db, statistics, local ?? onlyRemote(filter))) }
}

type Separately = { asWords: Facets; typed: TypedFilters; listed: Count }

/** Where the words are the name of a value, that value gives the listed ads; the others those that hold the words. */
function countedSeparately(counted: Facets, { asWords, typed, listed }: Separately): Facets {
  const facets = { ...counted }
  for (const kind of typedKinds)
    for (const value of typed[kind] ?? []) facets[kind] = new Map(asWords[kind]).set(value, listed)
  return facets
}

const kindsOf = (typed: TypedFilters) => typedKinds.filter((kind) => typed[kind] !== undefined)

/**
 * The counts in the place of a search. If it asks for full-remote ads alone, no ad lies in the place, and the filters
 * count the full-remote ads. `listed` is the number of ads in the list.
 */
async function countInPlace(
  count: CountFacets,
  filter: SearchFilter,
  wanted: readonly CountedName[] = countedNames,
): Promise<Facets & { listed: Count }> {
  const local = localPart(filter)
  if (local) {
    const counted = await count(local, wanted)
    return { ...counted, listed: counted.total }
  }
  const inPlace = wanted.filter((name) => name === 'workMode')
  const [remote, modes] = await Promise.all([
    count(
      onlyRemote(filter),
      wanted.filter((name) => name !== 'workMode'),
    ),
    inPlace.length > 0 ? count({ ...filter, workMode: undefined, localOnly: true }, inPlace) : undefined,
  ])
  const none = { value: 0, exact: true } as const
  const workMode = modes?.workMode ?? remote.workMode
  return { ...remote, total: none, locations: none, workMode, listed: remote.total }
}

const toCounts = (counts: Map<string, Count>): Record<string, RoundedCount> =>
  Object.fromEntries([...counts].map(([value, count]) => [value, toCount(count)]))
