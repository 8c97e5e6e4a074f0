import * as z from 'zod/mini'
import { id, latitude, longitude, queryFlag, queryNumber, text, wholePosition } from '../values.ts'
import { postedWithinDays, paySteps, sorts } from './choices.ts'
import { bounds } from './map-rectangle.ts'
import { listFilters, singleFilters } from './plain-filters.ts'
import { mapZooms, mostWordsLength } from './search-bounds.ts'

const oneOf = <const Steps extends readonly number[]>(steps: Steps) =>
  z.pipe(
    z.enum(steps.map(String)),
    z.transform((value) => Number(value)),
  )

/** Names of the query parameters, the same in the API and in the address of the search page. */
const filters = {
  /** Words in Arabic or English; names of places among them become the place. */
  q: z.optional(text({ max: mostWordsLength })),
  /** Key of a city, district or region of the gazetteer. */
  city: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,60}$/))),
  /** Where the viewer is: distances count from here. */
  lat: z.optional(queryNumber(latitude)),
  lng: z.optional(queryNumber(longitude)),
  /** Kilometres around the city or district that the words or `city` name, else around lat and lng; never together with bounds. */
  radius: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(300)))),
  /** `south,west,north,east` in degrees. */
  bounds: z.optional(bounds),
  ...listFilters,
  /** Net monthly SAR that the upper end of the pay must reach. */
  minSalary: z.optional(oneOf(paySteps)),
  /** Days. */
  postedWithin: z.optional(oneOf(postedWithinDays)),
  ...singleFilters,
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

/** Id of a company whose ads are left out, as its own dashboard asks; the search page has no such filter. */
const exceptOrganization = z.optional(id)

export const countQuery = z.strictObject({ ...filters, exceptOrganization }).check(...placeChecks)
export type CountQuery = z.output<typeof countQuery>

export const listQuery = z
  .strictObject({
    ...filters,
    exceptOrganization,
    /**
     * When left out: closest where a radius is given or the words ask for jobs near a known position, else newest.
     */
    sort: z.optional(z.enum(sorts)),
    /** Cursor of the next page, as the answer before gave it. */
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/))),
    /** Not a person's search: a preview, or a repeated request. Search statistics leave it out. */
    uncounted: z.optional(queryFlag),
  })
  .check(...placeChecks)
export type ListQuery = z.output<typeof listQuery>

type MapAreas = { radius?: number | undefined; searched?: unknown }

const hasOneSearchedArea = ({ radius, searched }: MapAreas) => radius === undefined || searched === undefined

export const mapQuery = z
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
  )
