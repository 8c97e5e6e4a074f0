import { cityPresets, defaultCity, defaultZoom } from '@qareeb/contract/cities'
import { type Bounds, type ListQuery, listQuery, mapZooms, type PlaceSummary, type SearchFilters } from '@qareeb/contract/search'
import type { SearchAddress } from '../paths.ts'
import { type MapPosition, positionOver, rectangleAround } from './map-rectangle.ts'

export type Filters = Omit<SearchFilters, 'lat' | 'lng'>

/** Everything that the address of the search page says. */
export type Search = {
  filters: Filters
  sort?: ListQuery['sort']
  /** Cursor of a later page of the list. */
  after?: string | undefined
  /** Where the map stands: as written, else over the rectangle, else Riyadh. */
  position: MapPosition
  /** False when the address names no position, so that a city or a place among the words may set it. */
  isPositioned: boolean
  /** Zoom that stands in the address, for a city that comes without a position. */
  zoom?: number | undefined
  /** Why the address was not followed to the letter: a value nobody can read, or a place beyond the map. */
  problem?: 'misread' | 'outside' | undefined
}

/** The map ends here; job ads lie in Saudi Arabia. */
export const mapFrame: Bounds = { south: 10, west: 28, north: 38, east: 62 }

/** All of Saudi Arabia, for a search everywhere. */
export const kingdom: Bounds = { south: 16, west: 34.4, north: 32.2, east: 55.7 }

/** CSS pixels of the map for which the server lists, whatever screen asks. */
export const referenceMap = { width: 1024, height: 768 }

/** Reads the query of the search page. Never throws: what cannot be read is left out, and `problem` says so. */
export function parseSearch(params: URLSearchParams): Search {
  const { values, wasMisread } = readQuery(params)
  const { lat, lng, sort, after, ...filters } = values
  const zoom = readZoom(params)
  const written = lat === undefined || lng === undefined ? undefined : { lat, lng, zoom: zoom ?? defaultZoom }
  const problem = wasMisread || zoom === null ? 'misread' : undefined
  if (written && !isOnMap(written)) return { ...nowhere(filters), sort, problem: 'outside' }

  const position = written ?? (filters.bounds && positionOver(filters.bounds, referenceMap))
  if (!position) return { ...nowhere(filters), zoom: zoom ?? undefined, sort, after, problem }
  return { filters, sort, after, position, isPositioned: true, problem }
}

/** The address of a search, without its page of the list: what `paths.search` writes. */
export function addressOf({ filters, sort, position, isPositioned, zoom }: Search): SearchAddress {
  if (isPositioned) return { ...filters, sort, ...roundPosition(position) }
  return { ...filters, sort, ...(filters.city && { zoom }) }
}

/**
 * What the list is asked for. The area is the rectangle drawn, else the city, else the radius around the position, else
 * the reference map. Distances count from the viewer where one is known, except around a centre that was chosen.
 */
export function listQueryOf(search: Search, viewer: { lat: number; lng: number } | null = null): ListQuery {
  const { filters, sort, after } = search
  const from = filters.radius ? null : viewer
  return { ...countQueryOf(search), ...from, sort: sort ?? (from ? 'closest' : undefined), after }
}

/** The same question without an order, for the counts. */
export function countQueryOf({ filters, position }: Search): SearchFilters {
  if (filters.bounds || filters.city) return filters
  const { lat, lng } = roundPosition(position)
  return isAroundPosition(filters) ? { ...filters, lat, lng } : { ...filters, bounds: rectangleAround(position, referenceMap) }
}

const isAroundPosition = ({ bounds, city, radius }: Filters) => radius !== undefined && !bounds && !city

/** The same search in another area; what limited the area before gives way. */
export function inArea(search: Search, position: MapPosition, bounds?: Bounds): Search {
  const filters = { ...search.filters, bounds, city: undefined, radius: undefined }
  return { ...search, filters, position, isPositioned: true, after: undefined, problem: undefined }
}

/** The same search in the whole country. */
export const everywhere = (search: Search): Search => inArea(search, positionOver(kingdom, referenceMap), kingdom)

/** The same search with other filters, from its first page. */
export function withFilters(search: Search, change: Partial<Filters>): Search {
  const next = { ...search, filters: { ...search.filters, ...change }, after: undefined, problem: undefined }
  return change.radius === undefined ? next : withRadius(next, change.radius)
}

/** A radius has a centre: the rectangle drawn before gives way to it, and the map shows the whole circle. */
function withRadius(search: Search, radius: number): Search {
  const filters = { ...search.filters, radius, bounds: undefined }
  if (filters.city) return { ...search, filters }
  const { zoom } = positionOver(rectangleOf(search.position, radius), circleView)
  return { ...search, filters, position: { ...search.position, zoom }, isPositioned: true }
}

/** CSS pixels into which the circle of a radius has to fit on most screens. */
const circleView = { width: 520, height: 520 }

function rectangleOf({ lat, lng }: MapPosition, radiusKm: number): Bounds {
  const north = radiusKm / 111.2
  const east = north / Math.cos((lat * Math.PI) / 180)
  return { south: lat - north, west: lng - east, north: lat + north, east: lng + east }
}

/** Where the map stands for an answer: over the place that the city or the words name, unless the address says otherwise. */
export function shownPosition({ filters, position, isPositioned, zoom }: Search, place: PlaceSummary | null): MapPosition {
  const isSaid = filters.bounds !== undefined || (filters.city !== undefined && isPositioned)
  return place && !isSaid ? { lat: place.lat, lng: place.lng, zoom: zoom ?? place.zoom } : position
}

/** The search within the place that its words turned out to name; the same search when they name none. */
export function inNamedPlace(search: Search, place: PlaceSummary | null): Search {
  const { filters } = search
  return place && filters.q && !filters.bounds && !filters.city ? { ...search, filters: { ...filters, city: place.key } } : search
}

const nowhere = (filters: Filters) => {
  const { radius, ...others } = filters
  const position: MapPosition = { ...cityPresets[defaultCity] }
  return { filters: filters.city ? { ...others, radius } : others, position, isPositioned: false }
}

/** Whether a place lies within the map. */
export const isOnMap = ({ lat, lng }: { lat: number; lng: number }) =>
  lat > mapFrame.south && lat < mapFrame.north && lng > mapFrame.west && lng < mapFrame.east

/** Five decimals, about a metre, and hundredths of a zoom: what the eye can tell. */
const roundPosition = ({ lat, lng, zoom }: MapPosition): MapPosition => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
  zoom: Number(zoom.toFixed(2)),
})

/** The zoom within what the map can do; undefined when there is none, null when it is not a number. */
function readZoom(params: URLSearchParams): number | undefined | null {
  const text = params.get('zoom')
  if (text === null || text === '') return undefined
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(text) || params.getAll('zoom').length > 1) return null
  return Math.min(mapZooms.max, Math.max(mapZooms.min, Number(text)))
}

const names = Object.keys(listQuery.shape)

/** Leaves out values, one refusal after the other, until the contract accepts the rest; parameters it does not know are ignored. */
function readQuery(params: URLSearchParams): { values: ListQuery; wasMisread: boolean } {
  const written: Record<string, string> = {}
  let wasMisread = false
  for (const name of names) {
    const [value, ...others] = params.getAll(name).filter(Boolean)
    if (others.length > 0) wasMisread = true
    else if (value) written[name] = value
  }
  for (;;) {
    const result = listQuery.safeParse(written)
    if (result.success) return { values: result.data, wasMisread }
    wasMisread = true
    for (const { path } of result.error.issues) leaveOut(written, String(path[0]))
  }
}

/** Half a position is none. */
function leaveOut(written: Record<string, string>, name: string) {
  const isPosition = name === 'lat' || name === 'lng'
  for (const gone of isPosition ? ['lat', 'lng'] : [name]) delete written[gone]
}
