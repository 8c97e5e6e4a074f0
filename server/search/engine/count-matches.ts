import type { Database } from '../../platform/database/database.ts'
import { filterValues } from './conditions.ts'
import { onWays } from './gather.ts'
import { fewSeen } from './limits.ts'
import type { SearchFilter } from './request.ts'
import { samples } from './sample.ts'
import type { Statistics } from './statistics.ts'
import { deservesExactness, estimate, planCount, type Tally } from './tally.ts'
import { type WayIn, waysIn } from './ways-in.ts'

const count = onWays(
  'count',
  [...waysIn, ...samples],
  (way) => `
  select count(distinct number)::integer as ads, count(*)::integer as hits from (${way.rows('number')}
  ) as found`,
)

/**
 * How many ads match: exactly when few do, else an estimate from a sample of fixed size. Where the sample shows next to
 * none an exact count costs no more than a list by date, which has to gather them too.
 */
export async function countMatches(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
): Promise<Tally> {
  const { way, sample, scale } = planCount(filter, statistics)
  const countIn = (source: WayIn) => countRows(db, statistics, filter, source)

  if (!sample) return { value: (await countIn(way)).ads, exact: true }
  const { ads, hits } = await countIn(sample)
  if (ads < fewSeen || deservesExactness(hits * scale, filter, statistics))
    return { value: (await countIn(way)).ads, exact: true }
  return estimate(ads, scale)
}

type Row = { ads: number; hits: number }

async function countRows(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
  way: WayIn,
): Promise<Row> {
  const statement = count(way, [...filterValues(filter), ...way.values(filter, statistics)])
  const [row = { ads: 0, hits: 0 }] = await db.query<Row>(statement)
  return row
}
