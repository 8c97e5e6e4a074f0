import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { mapZooms } from '@qareeb/contract/search/search-bounds'

const cellPixels = 256

/**
 * The rectangle to ask for when the map shows `bounds`: grown to whole cells of about 256 pixels, so that small
 * movements ask for nothing new and people who look at one town share one cached answer.
 */
export function snapView(bounds: Bounds, zoom: number): { bounds: Bounds; zoom: number } {
  const level = Math.min(mapZooms.max, Math.max(mapZooms.min, Math.round(zoom)))
  const cells = (512 / cellPixels) * 2 ** level
  const clamp = (cell: number) => Math.min(cells, Math.max(0, cell))
  return {
    bounds: {
      south: latitudeAt(clamp(Math.ceil(rowOf(bounds.south) * cells)) / cells),
      west: longitudeAt(clamp(Math.floor(columnOf(bounds.west) * cells)) / cells),
      north: latitudeAt(clamp(Math.floor(rowOf(bounds.north) * cells)) / cells),
      east: longitudeAt(clamp(Math.ceil(columnOf(bounds.east) * cells)) / cells),
    },
    zoom: level,
  }
}

/** Share of the world from its western edge. */
const columnOf = (lng: number) => lng / 360 + 0.5

/** Share of the Mercator world from its northern edge. */
const rowOf = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)

const longitudeAt = (column: number) => round((column - 0.5) * 360)

const latitudeAt = (row: number) => round((Math.atan(Math.sinh((0.5 - row) * 2 * Math.PI)) * 180) / Math.PI)

const round = (degrees: number) => Number(degrees.toFixed(6))
