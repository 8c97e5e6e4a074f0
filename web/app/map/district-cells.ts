import type { Position } from './basemap-geometry.ts'

type Centre = { lat: number; lng: number }
/** Kilometres east and north of the centre of a cell. */
type Offset = [east: number, north: number]

/** How far a district reaches where no neighbour limits it. */
const reachKm = 3.2
const cornersOfFreeCell = 20
const kmPerDegree = 111.2

/**
 * Areas of districts, guessed from their centres: each is everything within reach that is nearer to its own centre than
 * to any other (a Voronoi cell). No open source has the true outlines; these are good enough to find one's way.
 */
export function districtCells<District extends Centre>(districts: readonly District[]): { district: District; outline: Position[] }[] {
  return districts.map((district) => ({ district, outline: outlineOf(district, districts) }))
}

function outlineOf(centre: Centre, all: readonly Centre[]): Position[] {
  const neighbours = all
    .filter((other) => other !== centre)
    .map((other) => offsetOf(other, centre))
    .filter(([east, north]) => Math.hypot(east, north) < 2 * reachKm)
  const cell = neighbours.reduce(keepNearerSide, freeCell)
  const outline = cell.map((offset) => positionOf(offset, centre))
  return outline[0] ? [...outline, outline[0]] : []
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
