import type { Database } from '../../platform/database/database.ts'
import { type Dimension, type DimensionName, dimensions, valueOf } from './codes.ts'
import {
  conditionsButEnumerations,
  enumerationConditions,
  filterValues,
  missesOneAtMost,
} from './conditions.ts'
import { onWays } from './gather.ts'
import type { SearchFilter } from './request.ts'
import { sampleOf, samples } from './sample.ts'
import type { Statistics } from './statistics.ts'
import { areFew, deservesExactness, planCount, type Tally } from './tally.ts'
import { waysIn } from './ways-in.ts'

/** How many ads match, and for each filter how many each of its values would give, the other filters kept. */
export type Facets = { total: Tally } & Record<DimensionName, { counts: Map<string, number>; exact: boolean }>

/** What is counted of a set: all of it, or how many have each value of a dimension. */
type Facet = DimensionName | 'total'

type Row = { facet: Facet; code: string; ads: number }

/** All of the ad itself, so that each of its rows says the same, whichever stands for it. */
const columns = `number, ${dimensions.map(({ column }) => column).join(', ')}`

/**
 * Groups the rows of a list by the facets that the parameter `wanted` names, each ad once. `filtered` applies the
 * enumerations here and not in the list, to each facet all but its own.
 */
function countEach(list: string, wanted: string, filtered: boolean): string {
  const rowsFor = (facet: Facet) => {
    const left = filtered ? dimensions.filter(({ name }) => name !== facet) : []
    const filters = left.map(({ name }) => enumerationConditions[name])
    return `from list where ${[`'${facet}' = any (${wanted}::text[])`, ...filters].join(' and ')}`
  }
  const facets = dimensions.map(
    ({ name, column }) => `select '${name}' as facet, ${column}::text as code, ads from (
      select ${column}, count(*)::integer as ads ${rowsFor(name)} group by ${column}
    ) as counted`,
  )
  return `
  with list as materialized (select distinct on (number) ${columns} from (${list}
  ) as found)
  select 'total' as facet, '' as code, count(*)::integer as ads ${rowsFor('total')}
  union all ${facets.join('\n  union all ')}`
}

/** All that match, whose every facet keeps all filters. */
const countAll = onWays('facets', waysIn, (way, parameter) =>
  countEach(way.rows(columns), parameter(1), false),
)

/** A sample before the enumerations, which each facet but its own applies. */
const countSample = onWays('facets', samples, (way, parameter) =>
  countEach(way.rows(columns, `${conditionsButEnumerations} and ${missesOneAtMost}`), parameter(1), true),
)

/**
 * Counts for the filters. A filter that is in use is counted without itself, so it is a set of its own; the others share
 * one set with the total. Where each set is cheap, all are counted exactly. Where one is not, a sample is read first:
 * then those are counted exactly of which it says that few match, as far as that is affordable.
 */
export async function countFacets(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
): Promise<Facets> {
  const used = dimensions.filter(({ name }) => filter[name] !== undefined)
  const shared: Set = {
    filter,
    facets: ['total', ...namesOf(dimensions.filter((dimension) => !used.includes(dimension)))],
  }
  const sets = [shared, ...used.map(({ name }) => ({ filter: without(filter, name), facets: [name] }))]

  const dear = sets.filter((set) => planCount(set.filter, statistics).sample !== null)
  const sampled = dear.length > 0 ? await runSample(db, statistics, filter) : []
  const { scale } = sampleOf(filter, statistics)
  const isEstimated = (set: Set) => {
    const estimate = scale * sumOf(sampled.filter(({ facet }) => facet === set.facets[0]))
    if (dear.includes(set)) return !deservesExactness(estimate, set.filter, statistics, sets.length)
    // A sample of words is of the newest: what is cheap to know is better known.
    return !filter.words && !areFew(estimate)
  }

  const found = facetsOf([])
  for (const set of sets) {
    const estimated = isEstimated(set)
    const rows = estimated ? scaled(sampled, scale) : await runAll(db, statistics, set)
    const counted = facetsOf(rows, !estimated)
    for (const facet of set.facets) Object.assign(found, { [facet]: counted[facet] })
  }
  return found
}

type Set = { filter: SearchFilter; facets: readonly Facet[] }

const namesOf = (list: readonly Dimension[]) => list.map(({ name }) => name)

function without(filter: SearchFilter, name: DimensionName): SearchFilter {
  const { [name]: _, ...rest } = filter
  return rest
}

const sumOf = (rows: Row[]) => rows.reduce((sum, { ads }) => sum + ads, 0)

const scaled = (rows: Row[], scale: number) =>
  rows.map((row) => ({ ...row, ads: Math.round(row.ads * scale) }))

function runSample(db: Database, statistics: Statistics, filter: SearchFilter): Promise<Row[]> {
  const { sample } = sampleOf(filter, statistics)
  const values = [...filterValues(filter), ...sample.values(filter, statistics)]
  return run(db, countSample(sample, [...values, ['total', ...namesOf(dimensions)]]))
}

function runAll(db: Database, statistics: Statistics, { filter, facets }: Set): Promise<Row[]> {
  const { way } = planCount(filter, statistics)
  return run(db, countAll(way, [...filterValues(filter), ...way.values(filter, statistics), facets]))
}

const run = (db: Database, statement: Parameters<Database['query']>[0]) => db.query<Row>(statement)

function facetsOf(rows: Row[], exact = true): Facets {
  const facet = ({ name, values }: Dimension) => ({
    counts: countsOf(
      rows.filter((row) => row.facet === name),
      values,
    ),
    exact,
  })
  const [category, workMode, employmentType, contractType, seniority] = dimensions
  return {
    total: { value: sumOf(rows.filter((row) => row.facet === 'total')), exact },
    category: facet(category),
    workMode: facet(workMode),
    employmentType: facet(employmentType),
    contractType: facet(contractType),
    seniority: facet(seniority),
  }
}

/** Ads by value; those that leave the dimension open are nobody's filter. */
function countsOf(rows: Row[], values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code, ads } of rows) {
    const value = valueOf(values, code)
    if (value !== null) counts.set(value, ads)
  }
  return counts
}
