import type { Square } from './square.ts'

/** A square of the map and which part of all entries it holds, about. */
export type KnownSquare = Square & { share: number }

/** Zooms of the checked squares, finest first; the known contents of a square are counted for itself alone. */
const zooms = [12, 10, 8]

/** The squares of the statistics, each without those of the finer zoom inside it. */
export function knownSquares(shares: Iterable<readonly [token: string, share: number]>): KnownSquare[] {
  const byToken = new Map(shares)
  const left = new Map<string, number>()
  for (const [token, share] of byToken)
    if (/^\d+=/.test(token)) left.set(token, (left.get(token) ?? 0) + share)
  for (const zoom of zooms)
    for (const [token, share] of byToken) {
      const square = squareOf(token)
      if (square?.zoom !== zoom) continue
      const parent = `${zoom - 2}=${square.x >> 2}/${square.y >> 2}`
      left.set(parent, (left.get(parent) ?? 0) - share)
    }
  return [...left].flatMap(([token, share]) => {
    const square = squareOf(token)
    return square && zooms.includes(square.zoom) && share > 0 ? [{ ...square, share }] : []
  })
}

function squareOf(token: string): Square | undefined {
  const [zoom, x, y] = /^(\d+)=(\d+)\/(\d+)$/.exec(token)?.slice(1).map(Number) ?? []
  return zoom === undefined || x === undefined || y === undefined ? undefined : { zoom, x, y }
}
