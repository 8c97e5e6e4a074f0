import type { Statement } from '../../../platform/database/statement.ts'
import { areaCondition } from '../conditions.ts'
import { codeOfOnly, type OnlyLanguage } from '../filters.ts'
import { cubeOf } from '../geometry.ts'
import { type DateOrder, dateOrders } from '../order.ts'
import type { Parameters } from '../parameters.ts'
import type { Point, SearchRequest } from '../request.ts'
import { prepared, rowsWanted, withCardsByDate, withCardsByDistance } from '../statement.ts'
import type { Statistics } from '../statistics.ts'
import { type AccessPath, type Draft, draftOf } from './access-paths.ts'

// Finds all that match after the cursor and sorts them: cheap because few match.

type DatedScan = {
  sort: DateOrder
  path: AccessPath
  statistics: Statistics
  /** The language whose ads follow all others. */
  other: OnlyLanguage | null
}

/** The next ads by date. */
export function bitmapScanByDate(
  request: SearchRequest,
  { sort, path, statistics, other }: DatedScan,
): Statement {
  const draft = draftOf(request, statistics)
  const { parameters } = draft
  const isOther = other
    ? `, language = ${parameters.add('other', '"char"', codeOfOnly[other])} as is_other`
    : ''
  const lead = other ? 'is_other, ' : ''
  const order = `${lead}${dateOrders[sort].order}`
  const text = withCardsByDate(
    `
  with found as materialized (${path.rows(`published_at, number, location_no${isOther}`, draft)}
  )
  select distinct on (${lead}published_at, number) ${lead}published_at, number, location_no from found
  where ${other ? 'is_other or ' : ''}${dateOrders[sort].startsAfter(request.after, parameters)}
  order by ${order} limit ${rowsWanted}`,
    order,
    other ? 'is_other' : undefined,
  )
  return prepared(`bitmap_scan_${sort}_${path.name}`, text, parameters.values)
}

/** The rows of an access path with their distances. */
const withDistances = (path: AccessPath, draft: Draft, viewer: string) =>
  path.lacksPosition
    ? `
    select number, location_no, (
      select position <-> ${viewer} from search_entry as placed
      where placed.number = listed.number and placed.location_no = listed.location_no
    ) as distance from (${path.rows('number, location_no', draft)}
    ) as listed`
    : path.rows(`number, location_no, position <-> ${viewer} as distance`, draft)

/**
 * Whether no location of the ad in the area is nearer: ads of earlier pages are not among the rows. Ads are looked
 * up one by one, nearest first, since only a page of them is wanted.
 */
const hasNoNearer = (request: SearchRequest, viewer: string, parameters: Parameters) => `coalesce((
      select false from search_entry
      where search_entry.number = following.number and position <-> ${viewer} < following.distance
        and ${areaCondition(request, parameters) ?? 'true'} limit 1), true)`

/** The next ads by distance, without full-remote ones; the nearest location that matches wins. */
export function bitmapScanByDistance(
  request: SearchRequest & { viewer: Point },
  path: AccessPath,
  statistics: Statistics,
): Statement {
  const draft = draftOf(request, statistics, { everyLocation: true })
  const { parameters } = draft
  const { after } = request
  const [metres, number] = after?.kind === 'distance' ? [after.metres, after.number] : [-1, 0]
  const viewer = parameters.add('viewer', 'cube', cubeOf(request.viewer))
  const isPart = request.near !== undefined && request.near.fromKm > 0
  const text = withCardsByDistance(`
  with found as materialized (${withDistances(path, draft, viewer)}
  )
  select number, location_no, distance from (
    select * from (
      select distinct on (number) number, location_no, distance from found order by number, distance, location_no
    ) as nearest
    where (distance, number) > (${parameters.add('after_metres', 'float8', metres)}, ${parameters.add('after_number', 'integer', number)})
    order by distance, number offset 0
  ) as following ${isPart ? `where ${hasNoNearer(request, viewer, parameters)}` : ''}
  order by distance, number limit ${rowsWanted}`)
  return prepared(`bitmap_scan_closest_${path.name}`, text, parameters.values)
}
