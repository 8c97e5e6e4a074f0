import type { JobAdList, SearchFilters } from '@qareeb/contract/search'
import { type Place, placeByKey } from '@qareeb/reference/places'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Area, Point, SearchFilter } from './engine/request.ts'
import { searchMemory } from './search-memory.ts'
import { selectiveGroups } from './selective-groups.ts'
import { choosePlace } from './words/choose-place.ts'
import type { ParsedSearch } from './words/parse-search.ts'
import type { TypedFilters } from './words/typed-filters.ts'

/** What a query of the API asks for, in the terms of the engine. */
export type UnderstoodSearch = {
  filter: SearchFilter
  /** The place that the words, or else `city`, name. */
  place: Place | undefined
  /** Where distances count from. */
  origin: JobAdList['origin']
  corrections: JobAdList['corrections']
  /** The typed words that are known, for counting what is searched for. */
  knownWords: string[]
}

type SearchContext = Pick<Context, 'db' | 'now'>

/**
 * Reads a query: words and places among them, the area, the viewer.
 * @throws request.invalid for a city that the gazetteer does not have
 */
export async function understandSearch(
  context: SearchContext,
  query: SearchFilters,
): Promise<UnderstoodSearch> {
  const parsed = query.q ? await searchMemory(context).parse(query.q) : nothingTyped
  const viewer =
    query.lat === undefined || query.lng === undefined ? undefined : { lat: query.lat, lng: query.lng }
  const city = query.city === undefined ? undefined : getPlace(query.city)
  // What is typed was said later than what was chosen.
  const typed = choosePlace(parsed.named, { cityKey: city?.key, viewer })

  return {
    filter: await toFilter(context, query, { parsed, area: areaOf(query, { typed, city, viewer }) }),
    place: typed ?? city,
    origin: originOf(query, { place: typed ?? city, viewer }),
    corrections: parsed.corrections,
    knownWords: parsed.known,
  }
}

const nothingTyped: ParsedSearch = { filters: {}, groups: [], named: [], corrections: [], known: [] }

function getPlace(key: string): Place {
  const place = placeByKey(key)
  if (!place) throw new AppError('request.invalid', { errors: [{ path: 'city', problem: 'invalid' }] })
  return place
}

type Places = { typed: Place | undefined; city: Place | undefined; viewer: Point | undefined }

/**
 * Where ads must be: the rectangle drawn; else the radius, around the typed place, the viewer or the chosen city; else
 * the place itself, as wide as the gazetteer says; else anywhere.
 */
function areaOf({ bounds, radius }: SearchFilters, { typed, city, viewer }: Places): Area | undefined {
  if (bounds) return { kind: 'bounds', ...bounds }
  const centre = radius === undefined ? (typed ?? city) : (typed ?? viewer ?? city)
  const radiusKm = radius ?? (typed ?? city)?.radiusKm
  return centre && radiusKm !== undefined
    ? { kind: 'circle', lat: centre.lat, lng: centre.lng, radiusKm }
    : undefined
}

function originOf(
  { bounds }: SearchFilters,
  { place, viewer }: { place: Place | undefined; viewer: Point | undefined },
): JobAdList['origin'] {
  if (viewer) return { ...viewer, kind: 'viewer' }
  if (place) return { lat: place.lat, lng: place.lng, kind: 'place' }
  if (!bounds) return null
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2, kind: 'centre' }
}

const dayMs = 24 * 60 * 60 * 1000

async function toFilter(
  context: SearchContext,
  query: SearchFilters,
  { parsed, area }: { parsed: ParsedSearch; area: Area | undefined },
): Promise<SearchFilter> {
  const { verified, minSalary, postedWithin, organization } = query
  const { statistics, organizationNumber } = searchMemory(context)
  const words = selectiveGroups(parsed.groups, await statistics())
  const moment = context.now()
  return {
    now: moment,
    ...(words.length > 0 && { words }),
    ...enumerationsOf(query, parsed.filters),
    ...(verified && { verified }),
    ...(minSalary !== undefined && { salaryFrom: minSalary }),
    ...(postedWithin !== undefined && { postedAfter: new Date(moment.getTime() - postedWithin * dayMs) }),
    ...(organization !== undefined && { organizationNumber: await organizationNumber(organization) }),
    ...(area && { area }),
  }
}

/** A filter that was chosen goes before one that was typed: it can be seen and changed. */
function enumerationsOf(query: SearchFilters, typed: TypedFilters) {
  const { category, contractType, seniority } = query
  const workMode = query.workMode ?? (typed.workMode && [typed.workMode])
  const employmentType = query.employmentType ?? (typed.employmentType && [typed.employmentType])
  return {
    ...(category && { category }),
    ...(workMode && { workMode }),
    ...(employmentType && { employmentType }),
    ...(contractType && { contractType }),
    ...(seniority && { seniority }),
  }
}
