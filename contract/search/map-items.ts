import * as z from 'zod/mini'
import { salary } from '../job-ads.ts'
import { bilingual, id, latitude, longitude } from '../values.ts'
import { roundedCount } from './counts.ts'

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
