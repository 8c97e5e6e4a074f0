import type { JobAdList, ListQuery, Sort } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { writeCard } from '../job-ads/write-card.ts'
import { type BinaryString, toBinary } from '../platform/binary-string.ts'
import { Written } from '../platform/http/written.ts'
import { countSearch } from './count-search.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { findPage } from './engine/find-page.ts'
import type { FoundAd } from './engine/request.ts'
import { toPlaceSummary } from './place-summary.ts'
import { searchMemory } from './search-memory.ts'
import { needsOrigin, type UnderstoodSearch, understandSearch } from './understand-search.ts'

/** A page of open ads by words, place and filters, each ad once, with distances for the viewer. */
export async function listJobAds(
  context: Context,
  { query }: { query: ListQuery },
): Promise<Written<JobAdList>> {
  const search = await understandSearch(context, query)
  const { filter, place, origin, corrections } = search
  const sort = sortOf(query, search)

  const page = await findPage(context.db, await searchMemory(context).statistics(), {
    ...filter,
    sort,
    ...(origin && { viewer: origin }),
    ...(query.after !== undefined && { after: decodeCursor(query.after, sort) }),
  })
  if (query.after === undefined) countSearch(context, search)

  return writeList(writeCards(page.rows, search, isShownNearest(search, sort)), {
    next: page.next && encodeCursor(page.next, sort),
    total: page.total === null ? null : { value: page.total, kind: 'exact' },
    sort,
    place: place ? toPlaceSummary(place) : null,
    origin,
    corrections,
  })
}

function writeList(cards: readonly BinaryString[], rest: Omit<JobAdList, 'items'>): Written<JobAdList> {
  const json = `{"items":[${cards.join()}],${toBinary(JSON.stringify(rest).slice(1))}`
  // Signs of ASCII between bytes.
  return new Written(json as BinaryString)
}

/** The cards of the ads found, each at the location that was found or at the one nearest to the viewer. */
function writeCards(
  found: readonly FoundAd[],
  { origin }: UnderstoodSearch,
  atNearest: boolean,
): BinaryString[] {
  const from = origin ?? undefined
  return found.flatMap(
    ({ card, locationNo }) =>
      writeCard(card, { locationNo: atNearest ? undefined : locationNo, origin: from }) ?? [],
  )
}

/** Closest where the viewer's position or a radius is known, else newest. */
function sortOf({ sort, radius }: ListQuery, { origin }: UnderstoodSearch): Sort {
  if (sort === 'closest' && !origin) throw needsOrigin('sort')
  return sort ?? (origin?.kind === 'viewer' || radius !== undefined ? 'closest' : 'newest')
}

/** Where an area is asked for, or the order is by distance, the engine has chosen the location that belongs there. */
const isShownNearest = ({ filter, origin }: UnderstoodSearch, sort: Sort) =>
  origin?.kind === 'viewer' && !filter.area && sort !== 'closest'
