import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { intersect } from '@qareeb/reference/intersect'
import type { Database } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/statement.ts'
import { shouldCountExactly, planCount } from './count.ts'
import { boundsOf } from './geometry.ts'
import { type AccessPath, type Draft, draftOf } from './index-scans/access-paths.ts'
import type { Area, SearchFilter } from './request.ts'
import { mercatorEnd, mercatorX, mercatorY } from './squares/mercator.ts'
import { prepared } from './statement.ts'
import type { Statistics } from './statistics.ts'

/** A square of about 64 pixels that holds locations of ads. */
export type MapSquare = {
  /** Locations, not ads; an estimate when not exact. */
  locations: number
  exact: boolean
  /** The location nearest to the middle of the square: the mean of locations around a bay would lie in the water. */
  lat: number
  lng: number
  bounds: Bounds
  /** One of the ads and its location: the pin, where `locations` is exactly 1. */
  number: number
  locationNo: number
}

type Row = {
  locations: number
  lat: number
  lng: number
  south: number
  west: number
  north: number
  east: number
  number: number
  location_no: number
}

const columns = 'number, location_no, lat, lng'

/** The statement of the squares that hold the rows of an access path. */
function bindSquares(path: AccessPath, draft: Draft, squaresAround: number): Statement {
  const { parameters } = draft
  const rows = path.rows(columns, draft)
  const around = parameters.add('squares_around', 'float8', squaresAround)
  const nearest = `(min(array[${offMiddle(around)}, lat, lng]::real[]))`
  const text = `
  select count(*)::integer as locations, ${nearest}[2]::float8 as lat, ${nearest}[3]::float8 as lng, min(lat)::float8 as south, min(lng)::float8 as west,
    max(lat)::float8 as north, max(lng)::float8 as east, min(number) as number, min(location_no) as location_no
  from (${path.repeats ? `select distinct ${columns} from (${rows}) as repeated` : rows}
  ) as found
  group by floor((lng + 180) / 360 * ${around}), floor((1 - asinh(tan(radians(lat))) / pi()) / 2 * ${around})`
  return prepared(`map_${path.name}`, text, parameters.values)
}

/** A number that grows with the distance of a location from the middle of its square, so that one pass finds the nearest: the sum of a cosine along each axis. */
const offMiddle = (around: string) =>
  `cos(radians(lng) * ${around}) + cos(asinh(tan(radians(lat))) * ${around})`

/** A screen of 1,600 by 1,000 pixels holds this many squares; a rectangle with more is drawn coarser. */
const mostShown = 400

/**
 * The marks of a rectangle of the map under a filter at a zoom, without full-remote ads. The same rule as for
 * counts: exactly when few match, else from a sample, where one row represents many.
 */
export async function findMapSquares(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
  { bounds, zoom }: { bounds: Bounds; zoom: number },
): Promise<MapSquare[]> {
  const area = areaShown(filter.area, bounds)
  if (!area) return []
  const shown: SearchFilter = { ...filter, localOnly: true, area }
  const { path, sample, scale } = planCount(shown, statistics)
  const squaresAround = squaresAroundEarth(bounds, zoom)
  const find = (source: AccessPath) => {
    const draft = draftOf(shown, statistics, { everyLocation: true })
    return db.query<Row>(bindSquares(source, draft, squaresAround))
  }

  if (!sample) return (await find(path)).map(asSquare(1))
  const rows = await find(sample)
  const hits = rows.reduce((sum, { locations }) => sum + locations, 0)
  return shouldCountExactly(hits * scale, shown, statistics)
    ? (await find(path)).map(asSquare(1))
    : rows.map(asSquare(scale))
}

/** The part of the filter's area that the map shows; null when it shows none of it. */
function areaShown(area: Area | undefined, shown: Bounds): Area | null {
  if (!area) return { kind: 'bounds', ...shown }
  const visible = intersect(boundsOf(area), shown)
  if (!visible) return null
  return area.kind === 'circle' ? { ...area, within: visible } : { kind: 'bounds', ...visible }
}

/** How many squares go round the earth: 2^(zoom + 2) of 64 pixels, fewer when the rectangle would hold too many. */
function squaresAroundEarth({ south, west, north, east }: Bounds, zoom: number): number {
  const height = mercatorY(Math.max(south, -mercatorEnd)) - mercatorY(Math.min(north, mercatorEnd))
  const share = (mercatorX(east) - mercatorX(west)) * height
  let squaresAround = 2 ** (zoom + 2)
  while (share * squaresAround ** 2 > mostShown) squaresAround /= 2
  return squaresAround
}

const asSquare =
  (scale: number) =>
  ({ locations, lat, lng, number, location_no, ...bounds }: Row): MapSquare => ({
    locations: Math.round(locations * scale),
    exact: scale === 1,
    lat,
    lng,
    bounds,
    number,
    locationNo: location_no,
  })
