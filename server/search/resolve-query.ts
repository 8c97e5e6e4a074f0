import type { CountQuery, SearchFilters } from '@qareeb/contract/search/filters'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { type PlainFilters, plainFilterNames } from '@qareeb/contract/search/plain-filters'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { placeByKey, type Place } from '@qareeb/reference/places'
import { regionPlaces } from '@qareeb/reference/region-places'
import { daysBefore } from '@qareeb/reference/riyadh'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { Area, Point, SearchFilter } from './engine/request.ts'
import { nearbyArea } from './nearby-area.ts'
import { choosePlace, listIgnoredPlaces } from './resolve-query/choose-place.ts'
import type { ParsedSearch } from './resolve-query/parse-search.ts'
import { searchMemory } from './search-memory.ts'

/** A query of the API, in the terms of the engine. */
export type ResolvedQuery = {
  filter: SearchFilter
  /** Where nothing but the name of a filter was typed, and none of its kind chosen: its dimension and its value. */
  lone: { filters: TypedFilters; asWords: SearchFilter } | undefined
  /** The place that the words, or else `city`, name; none where a radius takes the room of a region. */
  place: Place | undefined
  /** The typed words without those that name places; null where none does. */
  withoutPlace: string | null
  /** The viewer's position, or else the middle of the map: the origin of distances. */
  origin: JobAdList['origin']
  corrections: JobAdList['corrections']
  /** Names of places that the search leaves out, since it has one. */
  ignoredPlaces: JobAdList['corrections']
  typedFilters: JobAdList['typedFilters']
  withoutTyped: JobAdList['withoutTyped']
  nearMe: JobAdList['nearMe']
  /** The typed words that are known, for counting what is searched for. */
  knownWords: string[]
}

type SearchContext = Pick<Context, 'db' | 'now'>

/**
 * Reads a query: words and places among them, the area, the viewer.
 * @throws request.invalid for a city that the gazetteer does not have, and for a radius around nothing
 */
export async function resolveQuery(context: SearchContext, query: CountQuery): Promise<ResolvedQuery> {
  const { lone, ...parsed } = query.q
    ? preferChosenFilter(query, await searchMemory(context).parse(query.q))
    : nothingTyped
  const viewer =
    query.lat === undefined || query.lng === undefined ? undefined : { lat: query.lat, lng: query.lng }
  const city = query.city === undefined ? undefined : getPlace(query.city)
  // A typed filter is later than a chosen one.
  const typedPlace = choosePlace(parsed.named, { cityKey: city?.key, viewer })
  const isNear = parsed.withoutNearMe !== undefined && !typedPlace
  const place = isNear && viewer ? undefined : unlessMeasured(typedPlace ?? city, query)

  const companies = await numbersOfCompanies(context, query)
  const moment = context.now()
  const near =
    isNear && viewer
      ? await nearbyArea(context, toFilter(query, { parsed, moment, area: undefined, ...companies }), {
          viewer,
          radius: query.radius,
        })
      : undefined
  const rest = { moment, area: near ?? areaOf(query, { place, viewer }), ...companies }
  return {
    filter: toFilter(query, { parsed, ...rest }),
    lone: lone && { filters: lone.filters, asWords: toFilter(query, { parsed: lone.asWords, ...rest }) },
    place,
    withoutPlace: parsed.withoutPlace ?? null,
    origin: originOf(query, { place, viewer }),
    corrections: parsed.corrections,
    ignoredPlaces: ignoredPlaces(query.q, parsed, typedPlace),
    typedFilters: unlessChosen(parsed.filters, query),
    withoutTyped: unlessChosen(parsed.withoutTyped, query),
    nearMe: isNear ? { radiusKm: near?.radiusKm ?? null, words: parsed.withoutNearMe ?? '' } : null,
    knownWords: parsed.known,
  }
}

/** The numbers of the company whose ads alone are asked for, and of the one whose ads are left out. */
async function numbersOfCompanies(
  context: SearchContext,
  { organization, exceptOrganization }: CountQuery,
): Promise<Companies> {
  const numberOf = (id: string | undefined) =>
    id === undefined ? undefined : searchMemory(context).organizationNumber(id)
  return {
    organizationNumber: await numberOf(organization),
    exceptOrganizationNumber: await numberOf(exceptOrganization),
  }
}

/**
 * The name of a filter is one until another of its kind is chosen: then its words are looked for among those ads, unless
 * it was chosen as well.
 */
function preferChosenFilter(chosen: SearchFilters, parsed: ParsedSearch): ParsedSearch {
  const { lone, ...asFilter } = parsed
  const kind = typedKinds.find((name) => lone?.filters[name])
  if (!lone || !kind || !chosen[kind]) return parsed
  const others: readonly string[] = chosen[kind]
  return lone.filters[kind]?.every((value) => others.includes(value)) ? asFilter : lone.asWords
}

/** The filters that words may name. */
export const typedKinds = ['category', 'workMode', 'employmentType'] as const

/** A chosen filter replaces a typed one, since it can be seen and changed. */
const unlessChosen = <Typed extends Partial<Record<keyof TypedFilters, unknown>>>(
  typed: Typed,
  chosen: SearchFilters,
): Typed => ({
  ...typed,
  // Every key may hold undefined.
  ...Object.fromEntries(
    Object.keys(typed).flatMap((kind) =>
      chosen[kind as keyof TypedFilters] === undefined ? [] : [[kind, undefined]],
    ),
  ),
})

/** A search has one place: the first of two cities that were typed, instead of the other; in the script of the text. */
function ignoredPlaces(
  typed = '',
  { named }: ParsedSearch,
  chosen: Place | undefined,
): JobAdList['corrections'] {
  if (!chosen) return []
  const language = /[\u0621-\u064a]/.test(typed) ? 'ar' : 'en'
  return listIgnoredPlaces(named, chosen).map(({ name }) => ({
    typed: name[language],
    used: chosen.name[language],
  }))
}

const nothingTyped: ParsedSearch = {
  filters: {},
  withoutTyped: {},
  groups: [],
  named: [],
  corrections: [],
  known: [],
}

function getPlace(key: string): Place {
  const place = placeByKey(key) ?? regionPlaces.find((region) => region.key === key)
  if (!place) throw new AppError('request.invalid', { errors: [{ path: 'city', problem: 'invalid' }] })
  return place
}

/** A region has no centre to measure from: a radius lies around the viewer instead. */
const unlessMeasured = (place: Place | undefined, { radius }: SearchFilters) =>
  radius !== undefined && place?.kind === 'region' ? undefined : place

type Whereabouts = { place: Place | undefined; viewer: Point | undefined }

/**
 * Where ads must be: the rectangle drawn; else the radius, around the place, or the viewer when none is named; else
 * the place itself, as wide as in the gazetteer; else anywhere.
 */
function areaOf({ bounds, radius }: SearchFilters, { place, viewer }: Whereabouts): Area | undefined {
  if (bounds) return { kind: 'bounds', ...bounds }
  if (radius === undefined)
    return place?.reach ? { kind: 'circle', ...place.reach } : place && circleAround(place, place.radiusKm)
  const centre = place ?? viewer
  if (!centre) throw needsOrigin('radius')
  return circleAround(centre, radius)
}

const circleAround = ({ lat, lng }: Point, radiusKm: number): Area => ({ kind: 'circle', lat, lng, radiusKm })

/** Refuses a query with distances but without a point from which they are measured. */
export const needsOrigin = (path: 'radius' | 'sort') =>
  new AppError('request.invalid', { errors: [{ path, problem: 'needsOrigin' }] })

/** The viewer, when known; else what was searched, but for a region: a rectangle replaces a place here too. */
function originOf({ bounds }: SearchFilters, { place, viewer }: Whereabouts): JobAdList['origin'] {
  if (viewer) return { ...viewer, kind: 'viewer' }
  if (bounds) return { ...centreOf(bounds), kind: 'centre' }
  return place && place.kind !== 'region' ? { lat: place.lat, lng: place.lng, kind: 'place' } : null
}

const centreOf = ({ south, north, west, east }: Bounds): Point => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})

type Companies = Pick<SearchFilter, 'organizationNumber' | 'exceptOrganizationNumber'>

type Read = Companies & { parsed: ParsedSearch; moment: Date; area: Area | undefined }

function toFilter(query: SearchFilters, { parsed, moment, area, ...companies }: Read): SearchFilter {
  const { postedWithin } = query
  const { filters: typed } = parsed
  return {
    now: moment,
    words: parsed.groups.length > 0 ? parsed.groups : undefined,
    ...plainFiltersOf(query, typed),
    salaryFrom: query.minSalary ?? typed.minSalary,
    postedAfter: postedWithin === undefined ? undefined : daysBefore(moment, postedWithin),
    ...companies,
    area,
  }
}

/** The plain filters as they were chosen, else typed. */
const plainFiltersOf = (query: SearchFilters, typed: PlainFilters): PlainFilters =>
  // Each value is the one of its name.
  Object.fromEntries(plainFilterNames.map((name) => [name, query[name] ?? typed[name]]))
