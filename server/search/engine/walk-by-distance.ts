import { jobCategories } from '@qareeb/contract/job-ads'
import { codeOf } from './codes.ts'
import { conditions, filterParameters, filterValues, inArea } from './conditions.ts'
import { cubeOf } from './geometry.ts'
import { farthestWalk, longestDistanceWalk } from './limits.ts'
import type { Point, SearchRequest } from './request.ts'
import { type Bind, coveredColumns, named, rowsWanted, withCardsByDistance } from './statement.ts'
import { queryOf } from './tokens.ts'

const [here, metres, number, words, category] = [1, 2, 3, 4, 5].map((index) => `$${filterParameters + index}`)

/**
 * Reads entries nearest first and stops at a full page. A location counts when no nearer one of the same ad matches,
 * so that every ad comes once, whatever page it is on. Words and filters are the ad's: only the area tells its
 * locations apart.
 */
const walkByDistance = (most: number, { position, among } = everything) =>
  withCardsByDistance(`
  select number, location_no, distance from (
    select ${coveredColumns}, locations, search, ${position} <-> ${here}::cube as distance from search_entry
    ${among} order by ${position} <-> ${here}::cube, number limit ${most}
  ) as walk
  where (distance, number) > (${metres}::float8, ${number}::integer)
    and ${conditions}
    and (${words}::tsquery is null or search @@ ${words})
    and (locations = 1 or not exists (
      select from search_entry as other
      where other.number = walk.number
        and (other.position <-> ${here}, other.location_no) < (walk.distance, walk.location_no) and ${inArea('other.')}))
  order by distance, number limit ${rowsWanted}`)

const everything = { position: 'position', among: '' }

/** The index of one category holds the position under this name, which keeps every other statement out of it. */
const oneCategory = {
  position: `cube_subset(position, '{1,2,3}')`,
  among: `where category::integer = ${category}::integer`,
}

const walks: Record<'one' | 'any' | 'all', Bind> = {
  one: named('walk_by_distance_category', walkByDistance(longestDistanceWalk, oneCategory)),
  any: named('walk_by_distance', walkByDistance(longestDistanceWalk)),
  all: named('walk_by_distance_whole', walkByDistance(farthestWalk)),
}

/** The next ads by distance, without full-remote ones; `whole` when there is nothing to gather by. */
export function bindWalkByDistance(
  request: SearchRequest & { viewer: Point },
  { whole }: { whole: boolean },
) {
  const { viewer, after, words = [], category: categories = [] } = request
  const values = [
    ...filterValues(request, { everyLocation: true }),
    cubeOf(viewer),
    ...(after?.kind === 'distance' ? [after.metres, after.number] : [-1, 0]),
    queryOf(words),
  ]
  const [only] = categories
  if (only && categories.length === 1)
    return walks.one([...values, codeOf(jobCategories, only).charCodeAt(0)])
  return whole ? walks.all(values) : walks.any(values)
}
