import type { Database } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/statement.ts'
import { type DimensionName, dimensions } from './codes.ts'
import { missesAtMostOneFilter } from './conditions.ts'
import { areFew, shouldCountExactly, isBearable, planCount } from './count.ts'
import {
  adsOf,
  estimatedFacets,
  exactFacets,
  type Facet,
  type FacetRow,
  type Facets,
  fewSeenValues,
} from './facets.ts'
import { conditionOf } from './filters.ts'
import { type AccessPath, type Draft, draftOf } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { sampleOf } from './sample.ts'
import { prepared } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { affordableFew, fewSeen } from './thresholds.ts'

/** Columns of the ad itself, so that each of its rows has the same values. */
const columns = `number, ${dimensions.map(({ column }) => column).join(', ')}`

/**
 * Groups the locations of a list by ad, and the ads by the facets that are wanted. `isFiltered` applies the enumerations
 * here and not in the list, to each facet all but its own.
 */
function countEach(draft: Draft, list: string, wanted: readonly Facet[], isFiltered: boolean): string {
  const { filter, parameters } = draft
  const names = parameters.add('wanted', 'text[]', wanted)
  const rowsFor = (facet: Facet) => {
    const others = isFiltered ? dimensions.filter(({ name }) => name !== facet) : []
    const filters = others.flatMap(({ name }) => conditionOf(name, filter, parameters) ?? [])
    return `from list where ${[`'${facet}' = any (${names})`, ...filters].join(' and ')}`
  }
  const facets = dimensions.map(
    ({ name, column }) => `select '${name}' as facet, ${column}::text as code, ads from (
      select ${column}, count(*)::integer as ads ${rowsFor(name)} group by ${column}
    ) as counted`,
  )
  return `
  with list as materialized (select ${columns}, count(*)::integer as locations from (${list}
  ) as found group by ${columns})
  select 'total' as facet, '' as code, count(*)::integer as ads ${rowsFor('total')}
  union all select 'locations', '', coalesce(sum(locations), 0)::integer ${rowsFor('locations')}
  union all ${facets.join('\n  union all ')}`
}

/** The locations that match, each once. */
const locationsOf = (path: AccessPath, draft: Draft) =>
  path.repeats
    ? `select distinct location_no, ${columns} from (${path.rows(`location_no, ${columns}`, draft)}) as repeated`
    : path.rows(columns, draft)

/** All that match, whose every facet keeps all filters. */
function bindAll(path: AccessPath, draft: Draft, wanted: readonly Facet[]): Statement {
  const text = countEach(draft, locationsOf(path, draft), wanted, false)
  return prepared(`facets_${path.name}`, text, draft.parameters.values)
}

/** A sample before the enumerations, which each facet but its own applies. */
function bindSample(path: AccessPath, before: Draft, wanted: readonly Facet[]): Statement {
  const draft = {
    ...before,
    where: `${before.where} and ${missesAtMostOneFilter(before.filter, before.parameters)}`,
  }
  const text = countEach(draft, locationsOf(path, draft), wanted, true)
  return prepared(`facets_${path.name}`, text, draft.parameters.values)
}

/**
 * Counts for the filters. A filter that is in use is counted without itself, so it needs a count of its own; the
 * others share one with the total. Where each count is cheap, all are exact. Where one is not, a sample is read
 * first: then values with few matches in it are counted exactly, as far as that is affordable. All run at once, to
 * shorten the wait.
 */
export async function countFacets(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
): Promise<Facets> {
  const questions = questionsOf(filter)
  const dear = questions.filter((question) => planCount(question.filter, statistics).sample !== null)
  const sampled = dear.length > 0 ? await runSample(db, statistics, filter) : []
  const { scale } = sampleOf(filter, statistics)
  const isEstimated = (question: Question) => {
    const [first] = question.facets
    const seen = adsOf(sampled, first)
    // The total of a list is always counted: see `countMatches`.
    if (first === 'total' && seen < fewSeen)
      return !isBearable(question.filter, planCount(question.filter, statistics).cost)
    if (dear.includes(question))
      return !shouldCountExactly(seen * scale, question.filter, statistics, questions.length)
    // A sample of words is of the newest: cheap values are more precise.
    return !filter.words && !areFew(seen * scale)
  }

  const counted = questions.map((question) =>
    isEstimated(question)
      ? countInSample(db, statistics, { question, sampled, scale })
      : countExactly(db, statistics, question),
  )
  return Object.assign(nothingCounted(), ...(await Promise.all(counted)))
}

type Question = { filter: SearchFilter; facets: readonly [Facet, ...Facet[]] }

function questionsOf(filter: SearchFilter): Question[] {
  const names = dimensions.map(({ name }) => name)
  const used = names.filter((name) => filter[name] !== undefined)
  const unused = names.filter((name) => filter[name] === undefined)
  return [
    { filter, facets: ['total', 'locations', ...unused] },
    ...used.map((name): Question => ({ filter: without(filter, name), facets: [name] })),
  ]
}

function without(filter: SearchFilter, name: DimensionName): SearchFilter {
  const { [name]: _, ...rest } = filter
  return rest
}

const nothingCounted = (): Facets => ({
  total: { value: 0, exact: true },
  locations: { value: 0, exact: true },
  category: new Map(),
  workMode: new Map(),
  employmentType: new Map(),
  contractType: new Map(),
  seniority: new Map(),
})

type Sampled = { question: Question; sampled: FacetRow[]; scale: number }

/**
 * The result of the sample. Values with few ads in it are counted exactly, where that is cheap; the others stay
 * without a number.
 */
async function countInSample(
  db: Database,
  statistics: Statistics,
  { question, sampled, scale }: Sampled,
): Promise<Partial<Facets>> {
  const found = estimatedFacets(sampled, question.facets, scale)
  for (const { name } of dimensions.filter((dimension) => question.facets.includes(dimension.name))) {
    const values = fewSeenValues(sampled, name)
    const filter = { ...question.filter, [name]: values }
    if (values.length === 0 || planCount(filter, statistics).cost > affordableFew / dimensions.length)
      continue
    const counted = await countExactly(db, statistics, { filter, facets: [name] })
    for (const value of values) {
      const count = counted[name]?.get(value)
      if (count) found[name]?.set(value, count)
    }
  }
  return found
}

function runSample(db: Database, statistics: Statistics, filter: SearchFilter): Promise<FacetRow[]> {
  const { sample } = sampleOf(filter, statistics)
  const draft = draftOf(filter, statistics, { withoutEnumerations: true, everyLocation: true })
  const wanted: Facet[] = ['total', 'locations', ...dimensions.map(({ name }) => name)]
  return db.query<FacetRow>(bindSample(sample, draft, wanted))
}

async function countExactly(db: Database, statistics: Statistics, { filter, facets }: Question) {
  const { path } = planCount(filter, statistics)
  const draft = draftOf(filter, statistics, { everyLocation: true })
  return exactFacets(await db.query<FacetRow>(bindAll(path, draft, facets)), facets)
}
