import * as z from 'zod/mini'
import { jobAdCard } from '../job-ads.ts'
import { bilingual, latitude, longitude } from '../values.ts'
import { sorts } from './choices.ts'
import { count } from './counts.ts'
import { typedFilters, withoutTyped } from './typed-filters.ts'

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
  /** Filters among the words; a chosen filter of the same kind replaces them. */
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
