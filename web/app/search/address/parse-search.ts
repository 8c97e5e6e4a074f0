import { cityPresets, defaultCity, defaultZoom } from '@qareeb/contract/cities'
import { type ListQuery, listQuery } from '@qareeb/contract/search/filters'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { fold } from '@qareeb/contract/text/fold'
import { kingdom } from '@qareeb/reference/gulf'
import type { Filters } from '../../map/map-filters.ts'
import { isOnMap, zoomLimits } from '../../map/map-limits.ts'
import { limitZoom, type MapPosition, positionOver } from '../../map/map-rectangle.ts'
import { otherCity } from '../../search-box/search-target.ts'
import { wordsOf } from '../../search-box/words-of.ts'
import { facets } from '../filters/filter-names.ts'
import { circleZoom, referenceMap, type Search } from './search-address.ts'

/** Reads the query of the search page. Never throws: unreadable values are left out, and `problem` names them. */
export function parseSearch(params: URLSearchParams): Search {
  const search = readSearch(params)
  const { q } = search.filters
  return q && !fold(q) ? { ...search, isWordless: true } : search
}

function readSearch(params: URLSearchParams): Search {
  const { values, wasMisread } = readQuery(params)
  const { lat, lng, sort, after, uncounted: _, exceptOrganization: __, ...filters } = values
  const zoom = readZoom(params)
  const written =
    lat === undefined || lng === undefined
      ? undefined
      : { lat, lng, zoom: zoom ?? firstZoom({ lat, lng }, filters.radius) }
  const position = written ?? (filters.bounds && mapOver(filters.bounds))
  const isAroundNothing = filters.radius !== undefined && !position && !mayNamePlace(filters)
  const problem = wasMisread || zoom === null || isAroundNothing ? 'misread' : undefined
  if (position && !isOnMap(position))
    return { ...nowhere({ ...filters, bounds: undefined }), sort, problem: 'outside' }
  if (!position && filters.organization && !filters.city)
    return { ...allOfCompany(filters), sort, after, problem }
  if (!position) return { ...nowhere(filters), zoom: zoom ?? undefined, sort, after, problem }
  return { filters, sort, after, position, isPositioned: true, problem }
}

/** A radius is shown whole unless the address has a zoom. */
const firstZoom = (centre: { lat: number; lng: number }, radius: number | undefined) =>
  radius ? circleZoom(centre, radius) : defaultZoom

const nowhere = (filters: Filters) => {
  const { radius, ...others } = filters
  const position: MapPosition = { ...cityPresets[defaultCity] }
  return { filters: mayNamePlace(filters) ? { ...others, radius } : others, position, isPositioned: false }
}

/** Words may hold the name of a place; the API, which reads them, refuses a radius where they do not. */
const mayNamePlace = ({ city, q }: Filters) => city !== undefined || q !== undefined

/** The ads of a company are wherever its branches are. */
const allOfCompany = (filters: Filters) => ({
  filters: { ...filters, bounds: kingdom, radius: undefined },
  position: positionOver(kingdom, referenceMap),
  isPositioned: true,
})

/** The map over a rectangle, however small or large it is. */
function mapOver(bounds: Bounds): MapPosition {
  const { zoom, ...middle } = positionOver(bounds, referenceMap)
  return { ...middle, zoom: limitZoom(zoom) }
}

/** The zoom; undefined when there is none, null when it is not a number or not one that the map can show. */
function readZoom(params: URLSearchParams): number | undefined | null {
  const text = params.get('zoom')
  if (text === null || text === '') return undefined
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(text) || params.getAll('zoom').length > 1) return null
  const zoom = Number(text)
  return zoom >= zoomLimits.minZoom && zoom <= zoomLimits.maxZoom ? zoom : null
}

const names = Object.keys(listQuery.shape)

/** Leaves out values, one refusal after the other, until the contract accepts the rest; parameters it does not know are ignored. */
function readQuery(params: URLSearchParams): { values: ListQuery; wasMisread: boolean } {
  const written: Record<string, string> = {}
  let wasMisread = false
  for (const name of names) {
    const [value, ...others] = params.getAll(name).filter(Boolean)
    if (value && facets.some((facet) => facet === name)) written[name] = [value, ...others].join()
    else if (others.length > 0) wasMisread = true
    else if (value) written[name] = value
  }
  const words = wordsOf(written['q'] ?? '')
  if (words) written['q'] = words
  else delete written['q']
  // A form sends the earlier values as well: the radius around the middle of the rectangle replaces it.
  if (written['radius'] && written['lat']) delete written['bounds']
  // The value of the box of a page without scripts when no city is chosen.
  if (written['city'] === otherCity) delete written['city']
  for (let left = names.length; left > 0; left--) {
    const result = listQuery.safeParse(written)
    if (result.success) return { values: result.data, wasMisread }
    wasMisread = true
    for (const { path } of result.error.issues) leaveOut(written, String(path[0]))
  }
  return { values: {}, wasMisread }
}

/** Half a position is none. */
function leaveOut(written: Record<string, string>, name: string) {
  const isPosition = name === 'lat' || name === 'lng'
  for (const gone of isPosition ? ['lat', 'lng'] : [name]) delete written[gone]
}
