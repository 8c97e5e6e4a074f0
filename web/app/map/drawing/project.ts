import type { Position } from '../basemap/basemap-geometry.ts'

export type Point = { lat: number; lng: number }
export type Size = { width: number; height: number }
export type Pixel = { x: number; y: number }

/** Where a latitude lies on a square world of side 1, the equator at 0; and back. */
export const mercator = (lat: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
export const latitudeAt = (y: number): number => (Math.atan(Math.exp(2 * Math.PI * y)) * 360) / Math.PI - 90

/** Pixels around the world at a zoom of the map. */
export const worldPixels = (zoom: number): number => 512 * 2 ** zoom

/** Web Mercator into a frame of pixels with a point in its middle. */
export function projection(centre: Point, zoom: number, { width, height }: Size) {
  const world = worldPixels(zoom)
  return ([lng, lat]: Position): Position => [
    ((lng - centre.lng) / 360) * world + width / 2,
    (mercator(centre.lat) - mercator(lat)) * world + height / 2,
  ]
}

/** Pixels between the corners of a drawn ring: the turns between them cannot be seen, and would be most of its letters. */
const leastStep = 2

/** A ring as the path of an SVG, in steps of whole pixels; empty when nothing of it is left. */
export function pathOf(ring: readonly Position[]): string {
  const corners: Position[] = []
  for (const [x, y] of ring) {
    const corner: Position = [Math.round(x), Math.round(y)]
    const [lastX, lastY] = corners.at(-1) ?? [Infinity, Infinity]
    if (Math.hypot(corner[0] - lastX, corner[1] - lastY) >= leastStep) corners.push(corner)
  }
  const [first, ...rest] = corners
  if (!first || rest.length < 2) return ''
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? first
    return `${x - fromX} ${y - fromY}`
  })
  return `M${first.join(' ')}l${steps.join(' ')}z`
}
