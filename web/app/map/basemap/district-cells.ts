import { kmPerDegree } from '../degrees.ts'
import type { Position } from './basemap-geometry.ts'

type Centre = { lat: number; lng: number }

export type DistrictCell = {
  /** Closed. */
  outline: Position[]
  /** The sides behind which another district begins; towards open land there is none. */
  sharedEdges: Position[][]
}

/** Kilometres east and north of the centre of a cell. */
type Offset = [east: number, north: number]

/** How far a district reaches where no neighbour limits it. */
const reachKm = 2.8
const cornersOfFreeCell = 24

/**
 * Areas of districts, guessed from their centres: each is everything within reach that is nearer to its own centre than
 * to any other (a Voronoi cell). No open source has the true outlines; these are good enough to find one's way.
 */
export function districtCells(centres: readonly Centre[]): DistrictCell[] {
  return centres.map((centre) => {
    const cell = cellAround(centre, centres)
    const outline = cell.map((offset) => positionOf(offset, centre))
    const edges = outline.map((from, index): Position[] => [
      from,
      outline[(index + 1) % outline.length] ?? from,
    ])
    return {
      outline: [...outline, ...outline.slice(0, 1)],
      sharedEdges: edges.filter((_, index) => isShared(cell[index], cell[(index + 1) % cell.length])),
    }
  })
}

function cellAround(centre: Centre, all: readonly Centre[]): Offset[] {
  const neighbours = all
    .filter((other) => other !== centre)
    .map((other) => offsetOf(other, centre))
    .filter(([east, north]) => Math.hypot(east, north) < 2 * reachKm)
  return neighbours.reduce(keepNearerSide, freeCell)
}

/** The middle of a free edge lies as far out as a chord of the circle can; an edge cut by a neighbour lies nearer. */
function isShared(from: Offset = [0, 0], to: Offset = [0, 0]) {
  const middle = Math.hypot(from[0] + to[0], from[1] + to[1]) / 2
  return middle < reachKm * Math.cos(Math.PI / cornersOfFreeCell) - 0.001
}

const freeCell: Offset[] = Array.from({ length: cornersOfFreeCell }, (_, corner): Offset => {
  const angle = (2 * Math.PI * corner) / cornersOfFreeCell
  return [reachKm * Math.cos(angle), reachKm * Math.sin(angle)]
})

/** Cuts a convex cell along the line that is as far from the neighbour as from the centre, which is `[0, 0]`. */
function keepNearerSide(cell: Offset[], [east, north]: Offset): Offset[] {
  const half = (east ** 2 + north ** 2) / 2
  const excess = (point: Offset) => point[0] * east + point[1] * north - half
  return cell.flatMap((from, index) => {
    const to = cell[(index + 1) % cell.length] ?? from
    const [before, after] = [excess(from), excess(to)]
    const kept = before <= 0 ? [from] : []
    return before <= 0 === after <= 0 ? kept : [...kept, between(from, to, before / (before - after))]
  })
}

const between = (from: Offset, to: Offset, share: number): Offset => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const shrinkage = ({ lat }: Centre) => Math.cos((lat * Math.PI) / 180)

const offsetOf = (point: Centre, centre: Centre): Offset => [
  (point.lng - centre.lng) * kmPerDegree * shrinkage(centre),
  (point.lat - centre.lat) * kmPerDegree,
]

const positionOf = ([east, north]: Offset, centre: Centre): Position => [
  centre.lng + east / (kmPerDegree * shrinkage(centre)),
  centre.lat + north / kmPerDegree,
]
