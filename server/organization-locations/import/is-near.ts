import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { distanceKm } from '@qareeb/reference/distance'

type Point = { lat: number; lng: number }

/** No two points that are near differ by as many degrees of latitude; asked first, since it costs nothing. */
const farInLatitude = 0.001

/** Whether two branches stand so close, within 50 metres, that they may be the same. */
export const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.lat - other.lat) <= farInLatitude &&
  distanceKm(one, other) * 1_000 <= locationImportBounds.duplicateMetres
