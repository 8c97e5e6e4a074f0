import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Context } from '../../ground/context.ts'
import { toSalary } from '../presentation.ts'
import { listPins, type PinWanted } from '../queries/public-job-ads.ts'

export type Pin = Omit<MapItems['pins'][number], 'lat' | 'lng'>

/**
 * The contents of the pins of a map, by `number/locationNo`. An ad that was closed since it was found is left out.
 */
export async function listJobAdPins(
  { db }: Pick<Context, 'db'>,
  wanted: readonly PinWanted[],
): Promise<Map<string, Pin>> {
  if (wanted.length === 0) return new Map()
  const rows = await listPins(db, wanted)
  return new Map(
    rows.map((row) => [
      `${row.number}/${row.location_no}`,
      {
        jobAdId: row.id,
        locationId: row.location_id,
        slugs: { ar: row.slug_ar, en: row.slug_en },
        title: { ar: row.title_ar, en: row.title_en },
        salary: toSalary(row),
      },
    ]),
  )
}
