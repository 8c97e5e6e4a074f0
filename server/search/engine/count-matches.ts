import type { Database } from '../../platform/database/database.ts'
import { shouldCountExactly, estimate, isBearable, planCount, type Count } from './count.ts'
import { type AccessPath, draftOf } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { prepared } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { fewSeen } from './thresholds.ts'

/**
 * How many ads match: exactly when few do, else an estimate from a sample of fixed size. If the sample
 * shows almost none, an exact count within a bound costs no more than a list by date.
 */
export async function countMatches(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
): Promise<Count> {
  const { path, cost, sample, scale } = planCount(filter, statistics)
  const countIn = (source: AccessPath) => countRows(db, statistics, filter, source)

  if (!sample) return { value: (await countIn(path)).ads, exact: true }
  const { ads, hits } = await countIn(sample)
  if ((ads < fewSeen && isBearable(filter, cost)) || shouldCountExactly(hits * scale, filter, statistics))
    return { value: (await countIn(path)).ads, exact: true }
  return estimate(ads, scale)
}

type Row = { ads: number; hits: number }

async function countRows(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
  path: AccessPath,
): Promise<Row> {
  const draft = draftOf(filter, statistics)
  const text = `
  select count(distinct number)::integer as ads, count(*)::integer as hits from (${path.rows('number', draft)}
  ) as found`
  const statement = prepared(`count_${path.name}`, text, draft.parameters.values)
  const [row = { ads: 0, hits: 0 }] = await db.query<Row>(statement)
  return row
}
