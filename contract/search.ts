import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  contractTypes,
  employmentTypes,
  jobAdCard,
  jobCategories,
  salary,
  seniorityLevels,
  workModes,
} from './job-ads.ts'
import {
  bilingual,
  id,
  latitude,
  longitude,
  mostDegrees,
  queryList,
  queryNumber,
  text,
  wholePosition,
} from './values.ts'

export const sorts = ['newest', 'closest', 'oldest'] as const
export type Sort = (typeof sorts)[number]

/** Net monthly pay in SAR that the salary filter offers; what is stored is compared after conversion to this unit. */
export const salarySteps = [
  3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 50000,
] as const

/** Days that "posted within" offers. */
export const postedWithinDays = [1, 3, 7, 14] as const

/** Kilometres that the radius filter offers; any whole number from 1 to 300 is accepted. */
export const radiusSteps = [2, 5, 10, 25, 50, 100] as const

export const mapZooms = { min: 5, max: 18 } as const

export const pageSize = 20

/** Above this many, a total is said as "1,000+" unless it is known exactly at no cost. */
export const totalCeiling = 1000

/** A rectangle on the map; west is never east of east, since the country does not cross the date line. */
export type Bounds = { south: number; west: number; north: number; east: number }

function toBounds(text: string): Bounds {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  return { south, west, north, east }
}

const isOnEarth = ({ south, west, north, east }: Bounds) =>
  isStretch(south, north, mostDegrees.lat) && isStretch(west, east, mostDegrees.lng)

const isStretch = (from: number, to: number, most: number) => -most <= from && from < to && to <= most

const bounds = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/)),
  z.transform(toBounds).check(z.refine(isOnEarth, { params: { problem: 'invalid' } })),
)

const flag = z.pipe(
  z.literal('true'),
  z.transform(() => true as const),
)

const oneOf = <const Steps extends readonly number[]>(steps: Steps) =>
  z.pipe(
    z.enum(steps.map(String)),
    z.transform((value) => Number(value)),
  )

/** Names of the query parameters, alike in the API and in the address of the search page. */
const filters = {
  /** Words in Arabic or English; names of places among them become the place. */
  q: z.optional(text({ max: 120 })),
  /** Key of a city, district or region of the gazetteer. */
  city: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,60}$/))),
  /** Where the viewer is: distances count from here. */
  lat: z.optional(queryNumber(latitude)),
  lng: z.optional(queryNumber(longitude)),
  /** Kilometres around the city or district that the words or `city` name, else around lat and lng; never together with bounds. */
  radius: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(300)))),
  /** `south,west,north,east` in degrees. */
  bounds: z.optional(bounds),
  category: z.optional(queryList(jobCategories)),
  workMode: z.optional(queryList(workModes)),
  employmentType: z.optional(queryList(employmentTypes)),
  contractType: z.optional(queryList(contractTypes)),
  seniority: z.optional(queryList(seniorityLevels)),
  /** Net monthly SAR that the upper end of the pay must reach. */
  minSalary: z.optional(oneOf(salarySteps)),
  /** Days. */
  postedWithin: z.optional(oneOf(postedWithinDays)),
  verified: z.optional(flag),
  /** Id of a company. */
  organization: z.optional(id),
}

type Areas = { radius?: number | undefined; bounds?: unknown }

const hasOneArea = ({ radius, bounds }: Areas) => radius === undefined || bounds === undefined

const placeChecks = [
  wholePosition,
  z.refine<Areas>(hasOneArea, { path: ['bounds'], params: { problem: 'areaTwice' } }),
]

export const searchFilters = z.strictObject(filters).check(...placeChecks)
export type SearchFilters = z.output<typeof searchFilters>

export const listQuery = z
  .strictObject({
    ...filters,
    /** When left out: closest where the viewer's position or a radius is given, else newest. */
    sort: z.optional(z.enum(sorts)),
    /** Cursor of the next page, as the answer before gave it. */
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/))),
    /** Nobody searches: a preview, or a question asked once more. The statistics of what is searched for leave it out. */
    uncounted: z.optional(flag),
  })
  .check(...placeChecks)
export type ListQuery = z.output<typeof listQuery>

/** A city, district or region. */
export const place = z.object({
  key: z.string(),
  kind: z.enum(['city', 'district', 'region']),
  name: bilingual,
  /** Name of the city that a district lies in. */
  cityName: z.nullable(bilingual),
  lat: latitude,
  lng: longitude,
  zoom: z.number(),
})
export type PlaceSummary = z.output<typeof place>

/** How many ads match. `about`: an estimate from a sample, rounded to two digits. */
export const roundedCount = z.object({ value: z.int(), kind: z.enum(['exact', 'about']) })
export type RoundedCount = z.output<typeof roundedCount>

/** How many ads match in all. `atLeast`: said as "1,000+". */
export const count = z.object({ value: z.int(), kind: z.enum(['exact', 'about', 'atLeast']) })
export type Count = z.output<typeof count>

/** Filters that words say: "remote", «دوام جزئي», «التعليم». */
export const typedFilters = z.object({
  category: z.optional(z.array(z.enum(jobCategories))),
  workMode: z.optional(z.array(z.enum(workModes))),
  employmentType: z.optional(z.array(z.enum(employmentTypes))),
})
export type TypedFilters = z.output<typeof typedFilters>

/** A page of the list. */
export const jobAdList = z.object({
  items: z.array(jobAdCard),
  next: z.nullable(z.string()),
  /** Known when it costs nothing more; otherwise null, and the facets tell it. */
  total: z.nullable(count),
  sort: z.enum(sorts),
  /**
   * The place that the words or `city` name, also where bounds went before it: whoever asked may want to go there. None
   * where a radius around lat and lng took the room of a region.
   */
  place: z.nullable(place),
  /** The typed words without those that name a place or announce one; null where none does. */
  withoutPlace: z.nullable(z.string()),
  /**
   * Where distances count from: the viewer; else, for the closest and for a radius, the centre of the bounds, city or district;
   * else nowhere.
   */
  origin: z.nullable(
    z.object({ lat: latitude, lng: longitude, kind: z.enum(['viewer', 'place', 'centre']) }),
  ),
  /**
   * Words that were replaced, because nothing is spelt like them and ads were found so; and a second city, since a search
   * has one place.
   */
  corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
  /** Filters among the words; one of a kind that was chosen goes before them. */
  typedFilters,
})
export type JobAdList = z.output<typeof jobAdList>

const facet = z.record(z.string(), roundedCount)

/**
 * For every filter how many ads each value would give, the other filters kept; the total; and the full-remote ads. A value
 * of which too few are known to estimate its number, and too many stand around them to count, is left out.
 */
export const facetCounts = z.object({
  total: count,
  remote: roundedCount,
  category: facet,
  workMode: facet,
  employmentType: facet,
  contractType: facet,
  seniority: facet,
})
export type FacetCounts = z.output<typeof facetCounts>

/** What the map shows: one ad at one place, or several places drawn as one. */
export const mapItems = z.object({
  pins: z.array(
    z.object({
      jobAdId: id,
      locationId: id,
      slugs: bilingual,
      title: bilingual,
      lat: latitude,
      lng: longitude,
      salary,
    }),
  ),
  clusters: z.array(
    z.object({
      lat: latitude,
      lng: longitude,
      count: roundedCount,
      /** Rectangle that holds them: zoom there, or list it when `spot`. */
      bounds: z.tuple([latitude, longitude, latitude, longitude]),
      /** All of them stand on one spot, or the map cannot zoom in further: open them as a list. */
      spot: z.boolean(),
    }),
  ),
})
export type MapItems = z.output<typeof mapItems>

export const listJobAds = endpoint('GET', '/api/v1/job-ad', {
  summary: 'Open job ads by words, place and filters',
  access: 'everyone',
  query: listQuery,
  response: jobAdList,
  cacheSeconds: 30,
})

export const countJobAds = endpoint('GET', '/api/v1/job-ad/facets', {
  summary: 'Total of a search and counts for its filters',
  access: 'everyone',
  query: searchFilters,
  response: facetCounts,
  cacheSeconds: 60,
})

export const mapJobAds = endpoint('GET', '/api/v1/job-ad/map', {
  summary: 'Clusters and pins of a search in a rectangle',
  access: 'everyone',
  query: z
    .strictObject({
      ...filters,
      bounds,
      zoom: queryNumber(z.int().check(z.gte(mapZooms.min), z.lte(mapZooms.max))),
    })
    .check(wholePosition),
  response: mapItems,
  cacheSeconds: 60,
})

export const suggestSearches = endpoint('GET', '/api/v1/search-suggestion', {
  summary: 'Job titles and places that begin like the typed text',
  access: 'everyone',
  query: z.strictObject({ q: text({ max: 80 }) }),
  response: z.object({
    titles: z.array(z.object({ ar: z.string(), en: z.string() })),
    places: z.array(place),
    /** What stays of the typed text when a place is chosen: «محاسب» of «محاسب في حي الم». */
    beforePlace: z.string(),
  }),
  cacheSeconds: 3600,
})
