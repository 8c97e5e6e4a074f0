import type { Bounds } from '@qareeb/contract/search'
import { mercatorX, mercatorY } from './mercator.ts'
import type { Point } from './request.ts'

/** Zooms at which entries carry a tile token, finest first. */
const zooms = [14, 12, 10, 8, 6] as const

/** A rectangle is covered by at most this many tiles of the finest zoom that manages with so few. */
const mostTiles = 24

const tileX = (lng: number, zoom: number) => Math.floor(mercatorX(lng) * 2 ** zoom)
const tileY = (lat: number, zoom: number) => Math.floor(mercatorY(lat) * 2 ** zoom)

/** Tokens of the tiles that cover a rectangle; null when it is too large for any to be worth listing. */
export function tileTokens(bounds: Bounds): string[] | null {
  const cover = coverOf(bounds)
  return cover && listTiles(cover)
}

/**
 * Which part of the tiles that cover it a rectangle fills; 1 unless they are of the finest zoom, two kilometres wide.
 * Within larger ones most of what there is stands together, probably where somebody looks.
 */
export function filledPart(bounds: Bounds): number {
  const cover = coverOf(bounds)
  if (cover?.zoom !== zooms[0]) return 1
  const { zoom, left, right, top, bottom } = cover
  const width = mercatorX(bounds.east) - mercatorX(bounds.west)
  const height = mercatorY(bounds.south) - mercatorY(bounds.north)
  return (width * height * 4 ** zoom) / ((right - left + 1) * (bottom - top + 1))
}

function coverOf(bounds: Bounds): Block | null {
  const { south, west, north, east } = bounds
  for (const zoom of zooms) {
    const [left, right] = [tileX(west, zoom), tileX(east, zoom)]
    const [top, bottom] = [tileY(north, zoom), tileY(south, zoom)]
    if ((right - left + 1) * (bottom - top + 1) <= mostTiles) return { zoom, left, right, top, bottom }
  }
  return null
}

/** The tile of some nine kilometres that a place lies in: its token, and how large it is. */
export function tileAt({ lat, lng }: Point): { token: string; squareKm: number } {
  const zoom = 12
  const widthKm = (earthRoundKm / 2 ** zoom) * Math.cos((lat * Math.PI) / 180)
  return { token: `${zoom}=${tileX(lng, zoom)}/${tileY(lat, zoom)}`, squareKm: widthKm ** 2 }
}

const earthRoundKm = 40_030

type Block = { zoom: number; left: number; right: number; top: number; bottom: number }

function listTiles({ zoom, left, right, top, bottom }: Block): string[] {
  const tokens: string[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) tokens.push(`${zoom}=${x}/${y}`)
  return tokens
}
