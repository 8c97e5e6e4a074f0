import { countJobAds, countTotal, listJobAds } from '@qareeb/contract/search'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import type { BoundCall } from '../../http/api.ts'
import type { Viewer } from '../../session/viewer.ts'
import { isAbroad, isCountedAbroad } from '../address/abroad.ts'
import {
  aroundReader,
  countQueryOf,
  everywhere,
  inNamedPlace,
  isInPlace,
  isRemoteAlone,
  listQueryOf,
  type Search,
} from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import type { CountOf, NextStep } from './next-steps/next-steps.ts'

export type SearchResults = {
  /** The answer of the list: the search with its resolved words. */
  search: Search
  list: ShownList
  /**
   * Counts for the filters, asked after the list, which waits for them on a later page of remote jobs alone; null when
   * they did not arrive.
   */
  facets: Promise<FacetCounts | null>
  /** Searches with results when there are none. */
  nextSteps: Promise<NextStep[]>
}

export type Asker = {
  /** The reader's position, to measure from; null on the server, where it is unknown. */
  viewer: Viewer | null
  /** They have searched for this already, and it is asked again for another reason. */
  isKnown?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Asks the API for a search: one page of the list, then the counts. Words that name a place are requested again
 * within that place, which replaces the first city or the position in the address. Words that say "remote" are
 * requested again in the whole country where the address has neither a city nor a position: they do not mean the first
 * city.
 */
export async function loadSearch(
  call: BoundCall,
  search: Search,
  { viewer, isKnown, signal }: Asker,
): Promise<SearchResults> {
  const options = signal ? { signal } : {}
  const query = { ...listQueryOf(search, viewer), uncounted: isKnown || undefined }
  const list = await call(listJobAds, { query }, options)
  const again = (other: Search) => loadSearch(call, other, { viewer, isKnown: true, signal })
  const placed = inNamedPlace(search, list)
  if (placed !== search) {
    const inPlace = await again(placed)
    return { ...inPlace, search: { ...search, namesPlace: true, centre: inPlace.search.centre } }
  }
  if (!search.isPositioned && !isInPlace(search) && isRemoteAlone(list.typedFilters.workMode))
    return again(everywhere(search))

  const queryOf = (of: Search) => ({ query: countQueryOf(of, viewer) })
  const totalOf = (of: Search) =>
    call(countTotal, queryOf(of), options).then(
      ({ total }) => total,
      () => null,
    )
  const isEmpty = list.items.length === 0 && !search.after
  const centred = withCentre(search, list, viewer)
  const facets = call(countJobAds, queryOf(centred), options).catch(() => null)
  // The full-remote jobs of a later page may follow others.
  const counts = search.after && isAbroad(centred, list) ? await facets : null
  const isEmptyAbroad = counts ? isCountedAbroad(centred, list.place, counts) : isAbroad(centred, list)
  const answered = { ...centred, isAbroad: isEmptyAbroad }
  return {
    search: answered,
    list,
    facets,
    nextSteps: isEmpty ? nextStepsOf(totalOf, answered, list) : Promise.resolve([]),
  }
}

/** Most searches find something, so that this part is loaded for an empty one alone; none where it does not arrive. */
async function nextStepsOf(count: CountOf, search: Search, { typedFilters }: ShownList): Promise<NextStep[]> {
  try {
    const { findNextSteps } = await import('./next-steps/next-steps.ts')
    return await findNextSteps(count, search, typedFilters)
  } catch {
    return []
  }
}

/**
 * The search as the answer describes it: near the reader in a circle; in a region, or where a radius has left that
 * for the circle around the reader.
 */
function withCentre(search: Search, list: ShownList, viewer: Viewer | null): Search {
  const { place, nearMe, origin } = list
  if (nearMe?.radiusKm && origin)
    return { ...search, near: { lat: origin.lat, lng: origin.lng, km: nearMe.radiusKm, words: nearMe.words } }
  const { bounds, city } = search.filters
  if (viewer && city && !place) return aroundReader(search, viewer)
  return place?.kind === 'region' && !bounds ? { ...search, centre: viewer } : search
}
