import type { Database } from '../../platform/database/database.ts'
import { shouldCountExactly, estimate, isBearable, planCount, type Count } from './count.ts'
import { type AccessPath, draftOf } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { prepared, preparedCount } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { affordableRough, fewSeen, maxRoughRows as maxRows } from './thresholds.ts'

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
  const countIn = (source: AccessPath) => countRows(db, { filter, statistics }, source)

  if (!sample) return { value: (await countIn(path)).ads, exact: true }
  const { ads, hits } = await countIn(sample)
  if ((ads < fewSeen && isBearable(filter, cost)) || shouldCountExactly(hits * scale, filter, statistics))
    return { value: (await countIn(path)).ads, exact: true }
  return estimate(ads, scale)
}

/** The number of matching ads, or a lower bound. */
export type RoughCount = Count | { atLeast: number }

/**
 * How many ads match, where an estimate or a lower bound will do, for a fraction of the cost. The sample is the answer
 * unless it shows too few ads, which are then counted up to a bound.
 */
export async function countRoughly(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
): Promise<RoughCount> {
  const { path, cost, sample, scale } = planCount(filter, statistics)
  const question = { filter, statistics }
  if (!sample) return { value: (await countRows(db, question, path)).ads, exact: true }
  const seen = (await countRows(db, question, sample)).ads
  if (seen >= fewSeen || !isBearable(filter, cost, affordableRough)) return estimate(seen, scale)
  const { ads, hits } = await countRows(db, { ...question, maxRows }, path)
  // An ad of several locations is several hits.
  return hits < maxRows ? { value: ads, exact: true } : { atLeast: ads }
}

type Row = { ads: number; hits: number }

type Question = { filter: SearchFilter; statistics: Statistics; maxRows?: number }

async function countRows(
  db: Database,
  { filter, statistics, maxRows }: Question,
  path: AccessPath,
): Promise<Row> {
  const draft = draftOf(filter, statistics)
  const text = `
  select count(distinct number)::integer as ads, count(*)::integer as hits from (${path.rows('number', draft)}
  ${maxRows ? `limit ${maxRows}` : ''}) as found`
  const statement = (maxRows ? preparedCount : prepared)(`count_${path.name}`, text, draft.parameters.values)
  const [row = { ads: 0, hits: 0 }] = await db.query<Row>(statement)
  return row
}
