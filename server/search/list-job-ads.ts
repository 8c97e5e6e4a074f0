import type { JobAdList, ListQuery, Sort } from '@qareeb/contract/search'
import type { Context } from '../context.ts'
import { type BinaryString, toBinary } from '../platform/binary-string.ts'
import { Written } from '../platform/http/written.ts'
import { cardWriter } from './card-writer.ts'
import { countSearch } from './count-search.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { findPage } from './engine/find-page.ts'
import { toPlaceSummary } from './place-summary.ts'
import { searchMemory } from './search-memory.ts'
import { needsOrigin, type UnderstoodSearch, understandSearch } from './understand-search.ts'

/** A page of open ads by words, place and filters, each ad once, with distances for the viewer. */
export async function listJobAds(
  context: Context,
  { query }: { query: ListQuery },
): Promise<Written<JobAdList>> {
  const search = await understandSearch(context, query)
  const { filter, place, withoutPlace, origin, corrections, leftOut, typedFilters } = search
  const sort = sortOf(query, search)
  const isUnmeasured = !saysDistances({ sort, radius: query.radius }, search)

  const page = await findPage(context.db, await searchMemory(context).statistics(), {
    ...filter,
    sort,
    viewer: origin ?? undefined,
    after: query.after === undefined ? undefined : decodeCursor(query.after, sort),
  })
  if (query.after === undefined && !query.uncounted) countSearch(context, search)

  const write = cardWriter({ sort, area: filter.area, origin: origin ?? undefined, isUnmeasured })
  const cards = page.rows.flatMap((ad) => write(ad) ?? [])
  return writeList(cards, {
    next: page.next && encodeCursor(page.next, sort),
    total: page.total === null ? null : { value: page.total, kind: 'exact' },
    sort,
    place: place ? toPlaceSummary(place) : null,
    withoutPlace,
    origin: isUnmeasured ? null : origin,
    // A guess at what a word was meant to be is worth telling when it found something.
    corrections: [...(cards.length > 0 ? corrections : []), ...leftOut],
    typedFilters,
  })
}

function writeList(cards: readonly BinaryString[], rest: Omit<JobAdList, 'items'>): Written<JobAdList> {
  const json = `{"items":[${cards.join()}],${toBinary(JSON.stringify(rest).slice(1))}`
  // Signs of ASCII between bytes.
  return new Written(json as BinaryString)
}

/** Closest where the viewer's position or a radius is known, else newest. */
function sortOf({ sort, radius }: ListQuery, { origin }: UnderstoodSearch): Sort {
  if (sort === 'closest' && !origin) throw needsOrigin('sort')
  return sort ?? (origin?.kind === 'viewer' || radius !== undefined ? 'closest' : 'newest')
}

/**
 * From the middle of a place or of the map a distance says something only to somebody who asked for the closest, or for
 * a radius around it.
 */
const saysDistances = ({ sort, radius }: Pick<ListQuery, 'sort' | 'radius'>, { origin }: UnderstoodSearch) =>
  origin?.kind === 'viewer' || sort === 'closest' || radius !== undefined
