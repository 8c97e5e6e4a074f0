import type { Position } from '../basemap/basemap-geometry.ts'
import { clipMargin, clipRing } from '../basemap/clip-ring.ts'
import { mercator, pathOf, type Point, type Size, worldPixels } from './project.ts'

/** A ring on the square world of side 1, its corner in the north-west, and the box around it. */
export type WorldRing = {
  corners: readonly Position[]
  west: number
  east: number
  north: number
  south: number
}

/** Projects rings once for all drawings: the coasts have thousands of corners, of which a drawing shows a few. */
export function worldRings(rings: readonly (readonly Position[])[]): WorldRing[] {
  return rings.map((ring) => {
    const corners = ring.map(([lng, lat]): Position => [lng / 360, -mercator(lat)])
    const [x, y] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])]
    return {
      corners,
      west: Math.min(...x),
      east: Math.max(...x),
      north: Math.min(...y),
      south: Math.max(...y),
    }
  })
}

/** @returns draws the part of a ring in a frame of pixels around a point, as the path of an SVG; empty where none is */
export function outlineIn(centre: Point, zoom: number, frame: Size): (ring: WorldRing) => string {
  const partOf = partIn(centre, zoom, frame)
  return (ring) => pathOf(partOf(ring))
}

/** @returns the part of a ring in a frame of pixels around a point; empty where none is */
export function partIn(centre: Point, zoom: number, frame: Size): (ring: WorldRing) => Position[] {
  const world = worldPixels(zoom)
  const west = centre.lng / 360 - frame.width / 2 / world
  const north = -mercator(centre.lat) - frame.height / 2 / world
  const [east, south] = [west + frame.width / world, north + frame.height / world]
  const margin = clipMargin / world
  const isOutside = (ring: WorldRing) =>
    ring.east < west - margin ||
    ring.west > east + margin ||
    ring.south < north - margin ||
    ring.north > south + margin

  const toPixels = ([x, y]: Position): Position => [(x - west) * world, (y - north) * world]
  return (ring) => (isOutside(ring) ? [] : clipRing(ring.corners.map(toPixels), frame))
}
