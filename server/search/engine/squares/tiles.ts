import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { Point } from '../request.ts'
import { mercatorX, mercatorY } from './mercator.ts'

/** Zooms at which entries carry a tile token, finest first. */
const zooms = [14, 12, 10, 8, 6] as const

/** A rectangle is covered by at most this many tiles of the finest zoom that manages with so few. */
const mostTiles = 24

const tileX = (lng: number, zoom: number) => Math.floor(mercatorX(lng) * 2 ** zoom)
const tileY = (lat: number, zoom: number) => Math.floor(mercatorY(lat) * 2 ** zoom)

/**
 * How much of its tiles a rectangle fills: a share for tiles of the finest zoom, which are two kilometres wide, and 1
 * for larger ones, in which most ads stand together, probably within the rectangle.
 */
export function filledPart(bounds: Bounds, tiles: Tiles): number {
  const { zoom } = tiles
  if (zoom !== zooms[0]) return 1
  const width = mercatorX(bounds.east) - mercatorX(bounds.west)
  const height = mercatorY(bounds.south) - mercatorY(bounds.north)
  return (width * height * 4 ** zoom) / countTiles(tiles)
}

/** A block of tiles. The tiles of each zoom are counted from the north-western corner of the map. */
export type Tiles = { zoom: number; left: number; right: number; top: number; bottom: number }

/** The number of tiles of a block. */
export const countTiles = ({ left, right, top, bottom }: Tiles): number =>
  (right - left + 1) * (bottom - top + 1)

/** The tiles that cover a rectangle; null when it is too large for any to be worth listing. */
export function tilesOver(bounds: Bounds): Tiles | null {
  for (const zoom of zooms) {
    const tiles = tilesAt(bounds, zoom)
    if (countTiles(tiles) <= mostTiles) return tiles
  }
  return null
}

/**
 * The tiles of the next finer zoom that cover a rectangle, up to sixteen times as many; null for those of the two finest
 * zooms: of tiles two kilometres wide too few are known.
 */
export function finerTiles(bounds: Bounds, { zoom }: Tiles): Tiles | null {
  const finer = zooms.slice(1).findLast((other) => other > zoom)
  return finer === undefined ? null : tilesAt(bounds, finer)
}

const tilesAt = ({ south, west, north, east }: Bounds, zoom: number): Tiles => ({
  zoom,
  left: tileX(west, zoom),
  right: tileX(east, zoom),
  top: tileY(north, zoom),
  bottom: tileY(south, zoom),
})

/** The tile, some nine kilometres wide, that holds a point, and its size. */
export function tileAt({ lat, lng }: Point): { tile: Tiles; squareKm: number } {
  const zoom = 12
  const widthKm = (earthCircumferenceKm / 2 ** zoom) * Math.cos((lat * Math.PI) / 180)
  const [x, y] = [tileX(lng, zoom), tileY(lat, zoom)]
  return { tile: { zoom, left: x, right: x, top: y, bottom: y }, squareKm: widthKm ** 2 }
}

const earthCircumferenceKm = 40_030

/** The tokens of the tiles of a block, as search entries carry them. */
export function tileTokens({ zoom, left, right, top, bottom }: Tiles): string[] {
  const tokens: string[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) tokens.push(`${zoom}=${x}/${y}`)
  return tokens
}

/**
 * Sums known values over blocks of tiles. It looks tiles up by a number: to write their tokens took longer than the
 * rest of the estimate.
 */
export function keepTiles(known: Iterable<readonly [token: string, value: number]>) {
  const byZoom = new Map<number, Map<number, number>>(zooms.map((zoom) => [zoom, new Map()]))
  for (const [token, value] of known) {
    const [zoom = 0, x = 0, y = 0] = /^(\d+)=(\d+)\/(\d+)$/.exec(token)?.slice(1).map(Number) ?? []
    byZoom.get(zoom)?.set(x * 2 ** zoom + y, value)
  }
  /** The sum of the tiles' counts; `otherwise` for an unknown tile. */
  return ({ zoom, left, right, top, bottom }: Tiles, otherwise: number): number => {
    const kept = byZoom.get(zoom)
    let sum = 0
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) sum += kept?.get(x * 2 ** zoom + y) ?? otherwise
    return sum
  }
}
