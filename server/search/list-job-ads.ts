import type { Sort } from '@qareeb/contract/search/choices'
import type { ListQuery } from '@qareeb/contract/search/filters'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { Context } from '../ground/context.ts'
import { countSearch } from './count-search.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { needsOrigin, type ResolvedQuery, resolveQuery } from './resolve-query.ts'
import { searchJobAds } from './search-job-ads.ts'
import { showCard } from './show-card.ts'
import { toPlaceSummary } from './to-place-summary.ts'

/** A page of open ads by words, place and filters, each ad once, with distances for the viewer. */
export async function listJobAds(context: Context, { query }: { query: ListQuery }): Promise<JobAdList> {
  const search = await resolveQuery(context, query)
  const { filter, place, withoutPlace, origin, corrections, ignoredPlaces, nearMe } = search
  const sort = sortOf(query, search)
  const isUnmeasured = !showsDistance({ sort, radius: query.radius }, search)

  const after = query.after === undefined ? undefined : decodeCursor(query.after, sort)
  const viewer = origin ?? undefined

  const page = await searchJobAds(context, { ...filter, sort, viewer, after })
  if (query.after === undefined && !query.uncounted) countSearch(context, search)

  const showing = { sort, area: filter.area, origin: viewer, isUnmeasured }
  const items = page.rows.flatMap((ad) => showCard(ad, showing) ?? [])
  return {
    items,
    next: page.next && encodeCursor(page.next, sort),
    total: page.total === null ? null : { value: page.total, kind: 'exact' },
    sort,
    place: place ? toPlaceSummary(place) : null,
    withoutPlace,
    origin: isUnmeasured ? null : origin,
    // A correction of a word is worth a notice when it has results.
    corrections: [...(items.length > 0 ? corrections : []), ...ignoredPlaces],
    typedFilters: search.typedFilters,
    withoutTyped: search.withoutTyped,
    wantsPosition: nearMe !== null && nearMe.radiusKm === null,
    nearMe,
  }
}

/** Closest where a radius or words like "near me" ask for it, else newest: a known position alone changes no order. */
function sortOf({ sort, radius }: ListQuery, { origin, nearMe }: ResolvedQuery): Sort {
  if (sort === 'closest' && !origin) throw needsOrigin('sort')
  return sort ?? (nearMe?.radiusKm || radius !== undefined ? 'closest' : 'newest')
}

/**
 * A distance from the middle of a place or of the map is shown only with the order "closest", or with a radius
 * around it.
 */
const showsDistance = ({ sort, radius }: Pick<ListQuery, 'sort' | 'radius'>, { origin }: ResolvedQuery) =>
  origin?.kind === 'viewer' || sort === 'closest' || radius !== undefined
