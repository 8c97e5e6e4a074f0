import type { Bounds } from '@qareeb/contract/search'
import { distanceKm } from '@qareeb/reference/distance'
import { boundsOf, country, intersect } from './geometry.ts'
import type { Area, Point, SearchRequest } from './request.ts'
import type { SelectivityAnywhere } from './selectivity.ts'
import { rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { tileAt } from './tiles.ts'

/** A request that knows where distances count from. */
export type PlacedRequest = SearchRequest & { viewer: Point }

/** How far around the viewer to look, in kilometres: `from` is where nothing was found yet, or what earlier pages showed. */
type RadiusStep = { from: number; to: number }

/** The step that about two pages are expected in, as many as there are where the viewer stands or looks first. */
export function firstStep(
  request: PlacedRequest,
  statistics: Statistics,
  { anywhere, days }: SelectivityAnywhere,
): RadiusStep {
  const { viewer, area, after } = request
  const bounds = area ? boundsOf(area) : country
  const nearest = {
    lat: Math.min(bounds.north, Math.max(bounds.south, viewer.lat)),
    lng: Math.min(bounds.east, Math.max(bounds.west, viewer.lng)),
  }
  const outsideKm = distanceKm(viewer, nearest)
  const shownKm = after?.kind === 'distance' ? after.metres / 1000 : 0
  const { tile, squareKm } = tileAt(nearest)
  const perSquareKm = (statistics.rows * statistics.shareOfTiles(tile) * anywhere * days) / squareKm
  const room = (2 * rowsWanted) / Math.PI / perSquareKm
  const from = Math.max(outsideKm, shownKm)
  return { from, to: outsideKm > 0 ? from + Math.sqrt(room) : Math.sqrt(shownKm ** 2 + room) }
}

/** The next step, the wider the fewer were found. */
export function widen({ from, to }: RadiusStep, found: number): RadiusStep {
  const factor = found > rowsWanted / 2 ? 2 : 4
  return { from, to: from + Math.max(0.5, to - from) * factor }
}

/** The part of an area that a step reaches; undefined when that is all of it, null when it is nothing. */
export function areaWithinStep({ to }: RadiusStep, { viewer, area }: PlacedRequest): Area | null | undefined {
  const box = boundsOf({ kind: 'circle', ...viewer, radiusKm: to })
  const whole = area ? boundsOf(area) : country
  const part = intersect(box, whole)
  if (!part) return null
  if (isSame(part, whole)) return undefined
  return area?.kind === 'circle' ? { ...area, within: part } : { kind: 'bounds', ...(area ? part : box) }
}

const isSame = (one: Bounds, other: Bounds) =>
  one.south === other.south && one.west === other.west && one.north === other.north && one.east === other.east
