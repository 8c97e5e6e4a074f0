import { filterParameters, filterValues } from './conditions.ts'
import { cubeOf } from './geometry.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { Point, SearchRequest } from './request.ts'
import { type Bind, named, rowsWanted, withCardsByDate, withCardsByDistance } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { byWord, type WayIn, waysIn } from './ways-in.ts'

/** Statements of one kind, one for each way in; `parameter` counts from 1 after those of the filter and the way. */
export function onWays(
  kind: string,
  ways: readonly WayIn[],
  write: (way: WayIn, parameter: (index: number) => string) => string,
) {
  const binds = new Map<WayIn, Bind>()
  for (const way of ways) {
    const parameter = (index: number) => `$${filterParameters + way.parameters + index}`
    binds.set(way, named(`${kind}_${way.name}`, write(way, parameter)))
  }
  return (way: WayIn, values: unknown[]) => {
    const bind = binds.get(way)
    if (!bind) throw new Error(`No statement ${kind} for the way ${way.name}`)
    return bind(values)
  }
}

/** Finds all that match after the cursor and sorts them: cheap because few match. */
function gatherByDate(sort: DateOrder) {
  const { order, after } = dateOrders[sort]
  const write = (way: WayIn, parameter: (index: number) => string) =>
    withCardsByDate(
      `
  with found as materialized (${way.rows('published_at, number, location_no')}
  )
  select distinct on (published_at, number) published_at, number, location_no from found
  where (published_at, number) ${after} (${parameter(1)}::timestamptz, ${parameter(2)}::integer)
  order by ${order} limit ${rowsWanted}`,
      order,
    )
  return onWays(`gather_${sort}`, waysIn, write)
}

const gatherings = { newest: gatherByDate('newest'), oldest: gatherByDate('oldest') }

/** The next ads by date. */
export function bindGatherByDate(
  request: SearchRequest,
  sort: DateOrder,
  way: WayIn,
  statistics: Statistics,
) {
  return gatherings[sort](way, [
    ...filterValues(request),
    ...way.values(request, statistics),
    ...startOf(sort, request.after),
  ])
}

const gatherByDistance = onWays(
  'gather_closest',
  waysIn.filter((way) => way !== byWord),
  (way, parameter) =>
    withCardsByDistance(`
  with found as materialized (${way.rows(`number, location_no, position <-> ${parameter(1)}::cube as distance`)}
  )
  select number, location_no, distance from (
    select distinct on (number) number, location_no, distance from found order by number, distance, location_no
  ) as nearest
  where (distance, number) > (${parameter(2)}::float8, ${parameter(3)}::integer)
  order by distance, number limit ${rowsWanted}`),
)

/** The next ads by distance, without full-remote ones; the nearest location that matches wins. */
export function bindGatherByDistance(
  request: SearchRequest & { viewer: Point },
  way: WayIn,
  statistics: Statistics,
) {
  const { after } = request
  return gatherByDistance(way, [
    ...filterValues(request, { everyLocation: true }),
    ...way.values(request, statistics),
    cubeOf(request.viewer),
    ...(after?.kind === 'distance' ? [after.metres, after.number] : [-1, 0]),
  ])
}
