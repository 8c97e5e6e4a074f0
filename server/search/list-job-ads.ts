import type { JobAdList, ListQuery, Sort } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { toJobAdCards } from '../job-ads/list-cards.ts'
import { countSearch } from './count-search.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { findPage } from './engine/find-page.ts'
import { toPlaceSummary } from './place-summary.ts'
import { searchMemory } from './search-memory.ts'
import { needsOrigin, type UnderstoodSearch, understandSearch } from './understand-search.ts'

/** A page of open ads by words, place and filters, each ad once, with distances for the viewer. */
export async function listJobAds(context: Context, { query }: { query: ListQuery }): Promise<JobAdList> {
  const search = await understandSearch(context, query)
  const { filter, place, origin, corrections } = search
  const sort = sortOf(query, search)

  const page = await findPage(context.db, await searchMemory(context).statistics(), {
    ...filter,
    sort,
    ...(origin && { viewer: origin }),
    ...(query.after !== undefined && { after: decodeCursor(query.after, sort) }),
  })
  const items = toJobAdCards(page.rows, {
    origin: origin ?? undefined,
    atNearest: isShownNearest(search, sort),
  })
  if (query.after === undefined) countSearch(context, search)

  return {
    items,
    next: page.next && encodeCursor(page.next, sort),
    total: page.total === null ? null : { value: page.total, kind: 'exact' },
    sort,
    place: place ? toPlaceSummary(place) : null,
    origin,
    corrections,
  }
}

/** Closest where the viewer's position or a radius is known, else newest. */
function sortOf({ sort, radius }: ListQuery, { origin }: UnderstoodSearch): Sort {
  if (sort === 'closest' && !origin) throw needsOrigin('sort')
  return sort ?? (origin?.kind === 'viewer' || radius !== undefined ? 'closest' : 'newest')
}

/** Where an area is asked for, or the order is by distance, the engine has chosen the location that belongs there. */
const isShownNearest = ({ filter, origin }: UnderstoodSearch, sort: Sort) =>
  origin?.kind === 'viewer' && !filter.area && sort !== 'closest'
