import { fullRemoteCode } from './codes.ts'
import { type ColumnFilter, conditionOf, columnFilters } from './filters.ts'
import { boundsOf, earthRadiusMetres } from './geometry.ts'
import type { Parameters } from './parameters.ts'
import type { SearchFilter } from './request.ts'

export type ConditionOptions = {
  /** Every location counts, as on the map and for the nearest one; without an area one location represents its ad. */
  everyLocation?: boolean
  /** These are left out: they are counted value by value. */
  without?: readonly ColumnFilter[]
}

/**
 * The conditions of a filter on a row, as one. `is true` keeps the planner from joining other indexes to the one
 * that a statement is built on, and keeps the order as written: the area first, which refuses most rows of an index
 * scan.
 */
export function conditionsOf(
  filter: SearchFilter,
  parameters: Parameters,
  { everyLocation = false, without = [] }: ConditionOptions = {},
): string {
  const conditions = [
    areaCondition(filter, parameters),
    `expires_at > ${parameters.add('now', 'timestamptz', filter.now.toISOString())}`,
    ...columnFilters
      .filter((name) => !without.includes(name))
      .map((name) => conditionOf(name, filter, parameters)),
    filter.localOnly && `work_mode <> '${fullRemoteCode}'`,
    !filter.area && !everyLocation && 'location_no = 1',
  ]
  return `(${conditions.filter(Boolean).join('\n      and ')}) is true`
}

/** Whether a row misses no more than one of these filters: no other is counted for any of their values. */
export function missesAtMostOne(
  names: readonly ColumnFilter[],
  filter: SearchFilter,
  parameters: Parameters,
): string {
  const missed = names.flatMap((name) => {
    const condition = conditionOf(name, filter, parameters)
    return condition === undefined ? [] : [`((${condition}) is not true)::integer`]
  })
  return missed.length > 1 ? `${missed.join(' + ')} <= 1` : 'true'
}

/** Whether a row lies in the area; undefined when none is asked. */
export function areaCondition({ area }: SearchFilter, parameters: Parameters): string | undefined {
  if (!area) return undefined
  const add = (name: string, value: number) => parameters.add(name, 'float8', value)
  const { south, west, north, east } = boundsOf(area)
  const box = `lat between ${add('south', south)} and ${add('north', north)}
        and lng between ${add('west', west)} and ${add('east', east)}`
  return area.kind === 'circle' ? `(${box} and ${withinCircle(area, add)})` : `(${box})`
}

type Circle = { lat: number; lng: number; radiusKm: number }

function withinCircle({ lat, lng, radiusKm }: Circle, add: (name: string, value: number) => string): string {
  const centreLat = add('centre_lat', lat)
  return `${2 * earthRadiusMetres} * asin(sqrt(
          power(sin(radians(lat - ${centreLat}) / 2), 2)
          + cos(radians(${centreLat})) * cos(radians(lat)) * power(sin(radians(lng - ${add('centre_lng', lng)}) / 2), 2)))
        <= ${add('radius_metres', radiusKm * 1000)}`
}
