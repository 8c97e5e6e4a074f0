import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { addTo } from './add-to.ts'
import { isNear } from './is-near.ts'

type Point = { lat: number; lng: number }

/** The height of a cell in degrees of latitude, some 111 metres: at least twice the distance at which branches are near. */
const cellDegrees = 0.001

/** Kilometres of a degree of latitude, and of longitude at the equator. */
const degreeKm = 111.2

/** Cells to look into on either side, at most: near the poles, where degrees of longitude shrink to nothing. */
const mostCells = 100

/** Stores positions of branches, and reports whether one of them lies next to another location. */
export class NearBranches {
  readonly #byCell = new Map<string, Point[]>()

  add(point: Point): void {
    addTo(this.#byCell, keyOf(cellOf(point.lat), cellOf(point.lng)), point)
  }

  /** True when some branch lies within 50 metres. */
  hasNear(point: Point): boolean {
    const [row, column] = [cellOf(point.lat), cellOf(point.lng)]
    const reach = cellsWithin(point.lat)
    for (const north of [-1, 0, 1])
      for (let east = -reach; east <= reach; east += 1) {
        const known = this.#byCell.get(keyOf(row + north, column + east))
        if (known?.some((one) => isNear(one, point))) return true
      }
    return false
  }
}

const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees)
const keyOf = (row: number, column: number) => `${row} ${column}`

/** How many cells east or west a branch can lie and be near; in Saudi Arabia one. */
function cellsWithin(lat: number): number {
  const cellKm = degreeKm * cellDegrees * Math.cos((lat * Math.PI) / 180)
  const cells = Math.ceil(locationImportBounds.duplicateMetres / 1_000 / cellKm)
  return Math.min(Math.max(cells, 1), mostCells)
}
