import { cityPresets, defaultCity, defaultZoom } from '@qareeb/contract/cities'
import { type Bounds, type ListQuery, listQuery, mapZooms, type SearchFilters } from '@qareeb/contract/search'
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
  /** Why the address was not followed to the letter: a value nobody can read, or a place beyond the map. */
  problem?: 'misread' | 'outside' | undefined
}

/** The map ends here; job ads lie in Saudi Arabia. */
export const mapFrame: Bounds = { south: 10, west: 28, north: 38, east: 62 }

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
  if (!position) return { ...nowhere(filters), sort, after, problem }
  return { filters, sort, after, position, isPositioned: true, problem }
}

/** The address of a search, without its page of the list: what `paths.search` writes. */
export function addressOf({ filters, sort, position, isPositioned }: Search): SearchAddress {
  return { ...filters, sort, ...(isPositioned && roundPosition(position)) }
}

/** What the list is asked for: the area is the rectangle drawn, else the city, else the radius, else the reference map. */
export function listQueryOf({ filters, sort, after, position }: Search): ListQuery {
  const query = { ...filters, sort, after }
  const { lat, lng } = roundPosition(position)
  if (filters.bounds || filters.city) return query
  if (filters.radius) return { ...query, lat, lng }
  return { ...query, bounds: rectangleAround(position, referenceMap) }
}

/** The same search in another area; what limited the area before gives way. */
export function inArea(search: Search, position: MapPosition, bounds?: Bounds): Search {
  const filters = { ...search.filters, bounds, city: undefined, radius: undefined }
  return { ...search, filters, position, isPositioned: true, after: undefined, problem: undefined }
}

/** The same search with other filters, from its first page. */
export function withFilters(search: Search, change: Partial<Filters>): Search {
  const filters = { ...search.filters, ...change }
  // A radius has a centre; a rectangle drawn before gives way to it.
  if (change.radius !== undefined) filters.bounds = undefined
  const isPositioned = search.isPositioned || (filters.radius !== undefined && filters.city === undefined)
  return { ...search, filters, isPositioned, after: undefined, problem: undefined }
}

const nowhere = (filters: Filters) => {
  const { radius, ...others } = filters
  const position: MapPosition = { ...cityPresets[defaultCity] }
  return { filters: filters.city ? { ...others, radius } : others, position, isPositioned: false }
}

const isOnMap = ({ lat, lng }: MapPosition) =>
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
