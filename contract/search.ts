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

/** `arabic` and `english`: what can be read in that language first, each part from the newest on. */
export const sorts = ['newest', 'closest', 'oldest', 'arabic', 'english'] as const
export type Sort = (typeof sorts)[number]

/** Net monthly pay in SAR that the salary filter offers; stored pay is compared after conversion to this unit. */
export const salarySteps = [
  3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 50000,
] as const

/** Days that "posted within" offers. */
export const postedWithinDays = [1, 3, 7, 14] as const

/** Kilometres around the viewer that "near me" means: the first of them within which a job stands, else the last. */
export const nearMeSteps = [10, 25, 50] as const

/** Languages that an ad is written in: one that is written in both is of all three. */
export const writtenLanguages = ['ar', 'en', 'both'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

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

/** Names of the query parameters, the same in the API and in the address of the search page. */
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
  /** Ads that ask for no experience: zero years, or an entry-level ad that names no years. */
  noExperience: z.optional(flag),
  /** Ads that can be read in this language, or in both. */
  writtenIn: z.optional(z.enum(writtenLanguages)),
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
    /**
     * When left out: closest where a radius is given or the words ask for jobs near a known position, else newest.
     */
    sort: z.optional(z.enum(sorts)),
    /** Cursor of the next page, as the answer before gave it. */
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/))),
    /** Not a person's search: a preview, or a repeated request. Search statistics leave it out. */
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

/** Filters that words say: "remote", «دوام جزئي», «التعليم», «بدون خبرة», "5k". */
export const typedFilters = z.object({
  category: z.optional(z.array(z.enum(jobCategories))),
  workMode: z.optional(z.array(z.enum(workModes))),
  employmentType: z.optional(z.array(z.enum(employmentTypes))),
  noExperience: z.optional(z.literal(true)),
  /** Net monthly SAR, as typed: not only the steps that the filter offers. */
  minSalary: z.optional(z.int()),
})
export type TypedFilters = z.output<typeof typedFilters>

/** For each filter among the words the typed words without it: search for those to lift it. */
export const withoutTyped = z.object({
  category: z.optional(z.string()),
  workMode: z.optional(z.string()),
  employmentType: z.optional(z.string()),
  noExperience: z.optional(z.string()),
  minSalary: z.optional(z.string()),
})
export type WithoutTyped = z.output<typeof withoutTyped>

/** The request of words like "near me" and «قريب مني». */
export const nearMe = z.object({
  /** Kilometres around the viewer that are searched; null where no position came, and nothing is limited. */
  radiusKm: z.nullable(z.number()),
  /** The typed words without those: the text for the box. */
  words: z.string(),
})
export type NearMe = z.output<typeof nearMe>

/** A page of the list. */
export const jobAdList = z.object({
  /** In every order full-remote ads follow all others, wherever they are: `workMode` marks them. */
  items: z.array(jobAdCard),
  next: z.nullable(z.string()),
  /** Ads that lie in the place, without full-remote ones. Known when it costs nothing more; else null, and the facets tell it. */
  total: z.nullable(count),
  sort: z.enum(sorts),
  /**
   * The place that the words or `city` name, also where bounds took its place: the person may want to go there.
   * None where a radius around lat and lng replaced a region.
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
  withoutTyped,
  /**
   * The words ask for jobs nearby, and no position came: ask the person for it. Meanwhile the list answers the
   * other words.
   */
  wantsPosition: z.boolean(),
  /**
   * Null where the words do not ask for jobs nearby, or also name a place. With a position the closest ads come
   * first, in a circle around the viewer that replaces `city` and `bounds`.
   */
  nearMe: z.nullable(nearMe),
})
export type JobAdList = z.output<typeof jobAdList>

const facet = z.record(z.string(), roundedCount)

/**
 * Numbers for heading and filters. `total` and `locations` count ads and locations within the place, without
 * full-remote ads; the map shows the same locations. `remote` counts the full-remote ads of the search, wherever
 * they are, also where another work mode is chosen. Every filter has the number of ads for each of its values in
 * the place, with the other filters kept; where only full-remote ads are requested, the number of those. A value is
 * left out when its number can be neither estimated nor counted in time.
 */
export const facetCounts = z.object({
  total: count,
  locations: count,
  remote: roundedCount,
  category: facet,
  workMode: facet,
  employmentType: facet,
  contractType: facet,
  seniority: facet,
})
export type FacetCounts = z.output<typeof facetCounts>

/**
 * Markers of the searched area: one ad at one location, or several locations as one cluster. Together they are the
 * `locations` of the counts, where the rectangle holds the whole area.
 */
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

type MapAreas = { radius?: number | undefined; searched?: unknown }

const hasOneSearchedArea = ({ radius, searched }: MapAreas) => radius === undefined || searched === undefined

export const mapJobAds = endpoint('GET', '/api/v1/job-ad/map', {
  summary: 'Clusters and pins of a search in a rectangle',
  access: 'everyone',
  query: z
    .strictObject({
      ...filters,
      /** The visible part of the map: it limits nothing but the answer. */
      bounds,
      /** The rectangle that is searched, which the list has as `bounds`; left out where a place or radius limits the search. */
      searched: z.optional(bounds),
      zoom: queryNumber(z.int().check(z.gte(mapZooms.min), z.lte(mapZooms.max))),
    })
    .check(
      wholePosition,
      z.refine<MapAreas>(hasOneSearchedArea, { path: ['searched'], params: { problem: 'areaTwice' } }),
    ),
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
    /** The rest of the typed text when a place is chosen: «محاسب» of «محاسب في حي الم». */
    beforePlace: z.string(),
  }),
  cacheSeconds: 3600,
})
