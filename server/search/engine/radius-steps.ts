import { intersect } from '@qareeb/reference/intersect'
import { boundsOf, country, groundKmOf } from './geometry.ts'
import type { Area, Point, SearchRequest } from './request.ts'
import type { SelectivityAnywhere } from './selectivity.ts'
import { tileAt } from './squares/tiles.ts'
import type { Statistics } from './statistics.ts'

/** A request with an origin of distances. */
export type PlacedRequest = SearchRequest & { viewer: Point }

/** How far around the viewer to look, in kilometres, and the part of the area that lies there. */
type FirstStep = { toKm: number; area: Area }

/** Farther than this, the density around the viewer predicts nothing. */
const mostKm = 25

/**
 * The step that is expected to hold the wanted number of ads, by the density around the viewer. Undefined where the
 * viewer is outside of the searched area or far from all of it, and where the step would hold all of it.
 */
export function firstStep(
  { viewer, area, after }: PlacedRequest,
  statistics: Statistics,
  { anywhere, days, wanted }: SelectivityAnywhere & { wanted: number },
): FirstStep | undefined {
  const whole = area ? boundsOf(area) : country
  if (!holds(whole, viewer)) return undefined
  const shownKm = after?.kind === 'distance' ? groundKmOf(after.metres) : 0
  const { tile, squareKm } = tileAt(viewer)
  const perSquareKm = (statistics.rows * statistics.shareOfTiles(tile) * anywhere * days) / squareKm
  const toKm = Math.sqrt(shownKm ** 2 + wanted / Math.PI / perSquareKm)
  if (toKm > mostKm) return undefined

  const box = boundsOf({ kind: 'circle', ...viewer, radiusKm: toKm })
  const part = intersect(box, whole)
  if (!part || isSame(part, whole)) return undefined
  return {
    toKm,
    area: area?.kind === 'circle' ? { ...area, within: part } : { kind: 'bounds', ...(area ? part : box) },
  }
}

type Rectangle = ReturnType<typeof boundsOf>

const holds = ({ south, north, west, east }: Rectangle, { lat, lng }: Point) =>
  south <= lat && lat <= north && west <= lng && lng <= east

const isSame = (one: Rectangle, other: Rectangle) =>
  one.south === other.south && one.west === other.west && one.north === other.north && one.east === other.east
