import { defaultCity } from '@qareeb/contract/cities'
import type { ListQuery, SearchFilters } from '@qareeb/contract/search/filters'
import type { JobAdList, PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { distanceKm } from '@qareeb/reference/distance'
import { kingdom } from '@qareeb/reference/gulf'
import { kmPerDegree } from '../../map/degrees.ts'
import type { Circle, Filters } from '../../map/map-filters.ts'
import { type MapPosition, positionOver, rectangleAround } from '../../map/map-rectangle.ts'
import type { SearchAddress } from '../../paths.ts'
import { roughly, type Viewer } from '../../session/viewer.ts'

/** All values in the address of the search page. */
export type Search = {
  filters: Filters
  sort?: ListQuery['sort']
  /** Cursor of a later page of the list. */
  after?: string | undefined
  /** Where the map stands: as written, else over the rectangle, else Riyadh. */
  position: MapPosition
  /** False when the address names no position, so that a city or a place among the words may set it. */
  isPositioned: boolean
  /** The words turned out to name a place, which is where the search is. */
  namesPlace?: boolean
  /**
   * In a region, which has no centre to measure from: the centre of a radius instead, around the reader; null
   * without the reader's position.
   */
  centre?: Viewer | null | undefined
  /** The circle around the reader that words like "near me" were understood as, and the other words. */
  near?: (Circle & { words?: string }) | undefined
  /** Zoom that stands in the address, for a city that comes without a position. */
  zoom?: number | undefined
  /** The reason for a deviation from the address: an unreadable value, or a place beyond the map. */
  problem?: 'misread' | 'outside' | undefined
  /** The text holds no word that can be searched for: emoji, another script. */
  isWordless?: boolean
  /** The area lies outside of Saudi Arabia, and no job lies in it. */
  isAbroad?: boolean | undefined
}

/** CSS pixels of the map for which the server lists, for every screen. */
export const referenceMap = { width: 1024, height: 768 }

/** The address of a search without its page of the list: the output of `paths.search`. */
export function addressOf({ filters, sort, position, isPositioned, zoom }: Search): SearchAddress {
  if (isPositioned) return { ...filters, sort, ...roundPosition(position) }
  return { ...filters, sort, ...(filters.city && { zoom }) }
}

/**
 * The request for the list. The area is the rectangle drawn, else the city, else the radius around the position,
 * else the reference map. Distances count from the viewer where known, except around another chosen point.
 */
export function listQueryOf(search: Search, viewer: Viewer | null = null): ListQuery {
  const { sort, after } = search
  return { ...countQueryOf(search, viewer), ...measuredFrom(search, viewer), sort, after }
}

/** Whom the distances of a search count from, when it is the viewer: the API takes a radius around one point alone. */
export function measuredFrom(search: Search, viewer: Viewer | null): Viewer | null {
  return viewer && (!isAroundPosition(search) || isOwnPlace(search.position, viewer)) ? viewer : null
}

/** Kilometres that a viewer may be from their own place as addresses hold it, which is rounded: see `roughly`. */
const ownPlaceKm = 1

/** Whether an address stands around the reader's own place. */
export const isOwnPlace = (position: { lat: number; lng: number }, viewer: Viewer) =>
  distanceKm(viewer, position) < ownPlaceKm

/**
 * The same question without an order, for the counts. Where the address names no place, it is the first city. A place
 * among the words overrules that; of districts with one name it is the one in that city.
 */
export function countQueryOf(search: Search, viewer: Viewer | null = null): SearchFilters {
  const { filters, position, isPositioned, near } = search
  if (near) return { ...filters, lat: near.lat, lng: near.lng }
  if (filters.bounds || filters.city) return filters
  // A radius around a place that no words name is refused.
  if (!isPositioned) return filters.radius ? filters : { ...filters, city: defaultCity }
  const { lat, lng } = measuredFrom(search, viewer) ?? roundPosition(position)
  return isAroundPosition(search)
    ? { ...filters, lat, lng }
    : { ...filters, bounds: rectangleAround(position, referenceMap) }
}

/**
 * The search with the area that its answer counts, as both maps ask: the place in the words is its area too, and a circle
 * around the reader lies where the answer measures from, which addresses of pages hold only roughly.
 */
export function searchedFilters(search: Search, answer: Answer): SearchFilters {
  const { filters, near } = search
  const { origin } = answer
  if (near) {
    const { lat, lng, km, words } = near
    // The circle says what the words that ask for what is near mean; they would replace a rectangle within it.
    return { ...filters, q: words || undefined, city: undefined, bounds: undefined, lat, lng, radius: km }
  }
  return countQueryOf(inNamedPlace(search, answer), origin?.kind === 'viewer' ? origin : null)
}

type Answer = Named & Pick<JobAdList, 'origin'>
/** The place of an answer, and whether words name it. */
type Named = Pick<JobAdList, 'place' | 'withoutPlace'>

const isAroundPosition = (search: Search) =>
  search.filters.radius !== undefined && !search.filters.bounds && !isInPlace(search)

/** Whether a city or district limits the search, chosen or typed; a rectangle replaces it. */
export const isInPlace = ({ filters, isPositioned, namesPlace }: Search) =>
  filters.city !== undefined || (namesPlace === true && !isPositioned)

/** The rest is an answer about the search before. */
const fromItsBeginning = { after: undefined, problem: undefined, isAbroad: undefined }

/** The same search in another area, which replaces the former one. */
export function inArea(search: Search, position: MapPosition, bounds?: Bounds): Search {
  const filters = { ...search.filters, bounds, city: undefined, radius: undefined }
  return { ...search, filters, position, isPositioned: true, near: undefined, ...fromItsBeginning }
}

/** The same search in the whole country. */
export const everywhere = (search: Search): Search =>
  inArea(search, positionOver(kingdom, referenceMap), kingdom)

/** Whether there is a point to measure from: in a region it has to be the reader's own place. */
export const hasCentre = ({ centre }: Search): boolean => centre !== null

/** Whether a search offers a filter: a radius where it has a centre. */
export const isOfferedIn = (search: Search) => (filter: keyof Filters) =>
  filter !== 'radius' || hasCentre(search)

/** Whether the search is limited by a circle, that of a place or a radius, in which every full-remote ad counts as lying. */
export const isInCircle = (search: Search): boolean =>
  !search.filters.bounds && (isInPlace(search) || !countQueryOf(search).bounds)

/** Whether nothing but work from anywhere is asked for, chosen or typed. */
export const asksForRemote = ({ filters }: Search, typed: TypedFilters): boolean =>
  isRemoteAlone(filters.workMode ?? typed.workMode)

export const isRemoteAlone = (workMode: TypedFilters['workMode']): boolean =>
  workMode?.join() === 'full-remote'

/** Whether every full-remote ad of the country is searched. */
export const holdsAllRemote = (search: Search): boolean => isInCircle(search) || isEverywhere(search)

/** Whether the whole country is searched. */
export const isEverywhere = ({ filters: { bounds } }: Search): boolean =>
  bounds !== undefined && coversKingdom(bounds)

const coversKingdom = ({ south, west, north, east }: Bounds) =>
  south <= kingdom.south && west <= kingdom.west && north >= kingdom.north && east >= kingdom.east

/** The full-remote ads of a search, wherever they are: a circle keeps them all, a rectangle those that lie in it. */
export function remoteJobs(search: Search): Search {
  return withFilters(isInCircle(search) ? search : everywhere(search), { workMode: ['full-remote'] })
}

/** The same search with other filters, from its first page; "near me" lasts until its words or its area change. */
export function withFilters(search: Search, change: Partial<Filters>): Search {
  const filters = { ...search.filters, ...change }
  const isElsewhere = 'q' in change || 'city' in change || 'bounds' in change
  const near = isElsewhere ? undefined : search.near
  const next = { ...search, filters, near, ...fromItsBeginning }
  return change.radius === undefined ? next : withRadius(next, change.radius)
}

/** A radius has a centre: it replaces the rectangle drawn before, and the map shows the whole circle. */
function withRadius(search: Search, radius: number): Search {
  const filters = { ...search.filters, radius, bounds: undefined }
  const reader = search.near ?? search.centre
  if (reader) return aroundReader({ ...search, filters }, reader)
  if (isInPlace(search)) return { ...search, filters }
  const position = { ...search.position, zoom: circleZoom(search.position, radius) }
  return { ...search, filters, position, isPositioned: true }
}

/** The circle of a radius around the reader, which replaces a region. */
export function aroundReader(search: Search, reader: Viewer): Search {
  const filters = { ...search.filters, city: undefined }
  const at = roughly(reader)
  const position = { ...at, zoom: circleZoom(at, filters.radius ?? 0) }
  return { ...search, filters, position, isPositioned: true, centre: undefined }
}

/** The zoom at which the whole circle of a radius can be seen in a square of so many CSS pixels; on most screens of 520. */
export const circleZoom = (centre: { lat: number; lng: number }, radiusKm: number, pixels = 520): number =>
  positionOver(rectangleOf(centre, radiusKm), { width: pixels, height: pixels }).zoom

/** The rectangle around a circle. */
export function rectangleOf({ lat, lng }: { lat: number; lng: number }, radiusKm: number): Bounds {
  const north = radiusKm / kmPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return { south: lat - north, west: lng - east, north: lat + north, east: lng + east }
}

/** The position of the map for an answer: over the place of the city or the words, unless the address has another. */
export function shownPosition(
  { filters, position, isPositioned, zoom, near }: Search,
  place: PlaceSummary | null,
): MapPosition {
  if (near) return { lat: near.lat, lng: near.lng, zoom: circleZoom(near, near.km) }
  const isSaid = filters.bounds !== undefined || (filters.city !== undefined && isPositioned)
  if (!place || isSaid) return position
  const fitting = filters.radius ? circleZoom(place, filters.radius) : place.zoom
  return { lat: place.lat, lng: place.lng, zoom: zoom ?? fitting }
}

/** The circle that "near me" or a radius draws: around the place that the city or the words name, else where the answer measures from. */
export function circleOf(search: Search, answer: Answer): Circle | null {
  const { radius, bounds, lat, lng } = searchedFilters(search, answer)
  if (radius === undefined || bounds) return null
  const centre = answer.place ?? (lat === undefined || lng === undefined ? search.position : { lat, lng })
  return { lat: centre.lat, lng: centre.lng, km: radius }
}

/** The search within the place that its words turned out to name; the same when they name none, or a region that a radius leaves. */
export function inNamedPlace(search: Search, { place, withoutPlace }: Named): Search {
  const { filters } = search
  const isLeft = place?.kind === 'region' && filters.radius !== undefined
  return place && withoutPlace !== null && !filters.bounds && !filters.city && !isLeft
    ? { ...search, filters: { ...filters, city: place.key } }
    : search
}

/** Five decimals, about a metre, and hundredths of a zoom: the smallest visible difference. */
const roundPosition = ({ lat, lng, zoom }: MapPosition): MapPosition => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
  zoom: Number(zoom.toFixed(2)),
})

/** The search with its other words alone, without those that ask for what is near. */
export const withoutNear = (search: Search): Search =>
  search.near ? withFilters(search, { q: search.near.words || undefined }) : search
