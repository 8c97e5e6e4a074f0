import type { Database } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/statement.ts'
import { dimensions } from './codes.ts'
import { missesAtMostOne } from './conditions.ts'
import { areFew, shouldCountExactly, isBearable, planCount } from './count.ts'
import { countedFilters, countedInSample, type CountedName, countedNames } from './counted-values.ts'
import {
  type Answer,
  type Counted,
  estimatedFacets,
  exactFacets,
  type Facets,
  nothingFound,
  seenValues,
} from './facets.ts'
import { conditionOf } from './filters.ts'
import { type AccessPath, type Draft, draftOf } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import { sampleOf } from './sample.ts'
import { preparedCount } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { affordableFew, fewSeen } from './thresholds.ts'

/** A filter, and the values that are counted under it. */
type Question = Counted & { filter: SearchFilter }

/**
 * Counts for the filters that are wanted, and the total. A filter that is in use is counted without itself, so it needs a
 * count of its own; the others share one with the total. Where each count is cheap, all are exact. Where one is not, a
 * sample is read first: then values with few matches in it are counted exactly, as far as that is affordable. All run at
 * once, to shorten the wait.
 */
export async function countFacets(
  db: Database,
  statistics: Statistics,
  filter: SearchFilter,
  wanted: readonly CountedName[] = countedNames,
): Promise<Facets> {
  const questions = questionsOf(filter, wanted)
  const expensive = questions.filter((question) => planCount(question.filter, statistics).sample !== null)
  const sampled = expensive.length > 0 ? await countSample(db, statistics, { filter, questions }) : []
  const { scale } = sampleOf(filter, statistics)
  const isEstimated = (question: Question, seen: number) => {
    // The total of a list is always counted: see `countMatches`.
    if (question.isWhole && seen < fewSeen)
      return !isBearable(question.filter, planCount(question.filter, statistics).cost)
    if (expensive.includes(question))
      return !shouldCountExactly(seen * scale, question.filter, statistics, questions.length)
    // A sample of words is of the newest: cheap values are more precise.
    return !filter.words && !areFew(seen * scale)
  }

  const counted = questions.map((question, index) => {
    const answer = sampled[index] ?? nothingFound
    return isEstimated(question, answer.ads)
      ? estimateFrom(db, statistics, { question, answer, scale })
      : countExactly(db, statistics, question)
  })
  return Object.assign(nothingCounted(), ...(await Promise.all(counted)))
}

function questionsOf(filter: SearchFilter, wanted: readonly CountedName[]): Question[] {
  const used = wanted.filter((name) => filter[name] !== undefined)
  const unused = wanted.filter((name) => filter[name] === undefined)
  return [
    { filter, isWhole: true, names: unused },
    ...used.map((name): Question => ({ filter: without(filter, name), isWhole: false, names: [name] })),
  ]
}

function without(filter: SearchFilter, name: CountedName): SearchFilter {
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
  salaryFrom: new Map(),
  postedAfter: new Map(),
  writtenIn: new Map(),
})

type Sampled = { question: Question; answer: Answer; scale: number }

/**
 * The result of the sample. Values of enumerations with few ads in it are counted exactly, where that is cheap; the
 * others stay without a number.
 */
async function estimateFrom(
  db: Database,
  statistics: Statistics,
  { question, answer, scale }: Sampled,
): Promise<Partial<Facets>> {
  const names = question.names.filter((name) => countedInSample(question.filter).includes(name))
  const found = estimatedFacets(answer, { ...question, names }, scale)
  const seen = seenValues(answer, names)
  for (const { name } of dimensions) {
    const values = [...(seen.get(name) ?? [])].filter(([, ads]) => ads < fewSeen).map(([value]) => value)
    const filter = { ...question.filter, [name]: values }
    if (values.length === 0 || planCount(filter, statistics).cost > affordableFew / dimensions.length)
      continue
    const counted = await countExactly(db, statistics, { filter, isWhole: false, names: [name] })
    for (const value of values) {
      const count = counted[name]?.get(value)
      if (count) found[name]?.set(value, count)
    }
  }
  return found
}

/** Reads a sample before the counted filters, of which each question keeps its own. */
function countSample(
  db: Database,
  statistics: Statistics,
  { filter, questions }: { filter: SearchFilter; questions: readonly Question[] },
): Promise<Answer[]> {
  const { sample } = sampleOf(filter, statistics)
  const counted = countedInSample(filter)
  const anywhere = draftOf(filter, statistics, { without: counted, everyLocation: true })
  const where = `${anywhere.where} and ${missesAtMostOne(counted, filter, anywhere.parameters)}`
  const draft = { ...anywhere, where }
  const parts = questions.map((question) => ({
    ...question,
    names: question.names.filter((name) => counted.includes(name)),
    conditions: counted.flatMap((name) => conditionOf(name, question.filter, draft.parameters) ?? []),
  }))
  return runCount(db, sample, { draft, parts, names: counted })
}

async function countExactly(db: Database, statistics: Statistics, question: Question) {
  const { path } = planCount(question.filter, statistics)
  const draft = draftOf(question.filter, statistics, { everyLocation: true })
  const parts = [{ ...question, conditions: [] }]
  const [answer = nothingFound] = await runCount(db, path, { draft, parts, names: question.names })
  return exactFacets(answer, question)
}

/** Values that are counted among the rows of a list that pass further conditions. */
type Part = Counted & { conditions: readonly string[] }
type Counts = { draft: Draft; parts: readonly Part[]; names: readonly CountedName[] }

async function runCount(db: Database, path: AccessPath, counts: Counts): Promise<Answer[]> {
  const rows = await db.query<Answer & { part: number }>(bindCount(path, counts))
  return rows.toSorted((one, other) => one.part - other.part)
}

/** Counts the ads of a list in one scan for each part: one that counts every value costs less than one for each filter. */
function bindCount(path: AccessPath, { draft, parts, names }: Counts): Statement {
  const columns = ['number', ...names.map((name) => countedFilters[name].column)].join(', ')
  const selects = parts.map(
    (part, index) => `
  select ${index} as part, count(*)::integer as ads, ${locationsOf(part)} as locations,
    array[${valuesOf(part, draft).join(', ')}]::integer[] as values
  from list ${whereOf(part)}`,
  )
  const text = `
  with found as (${rowsOf(path, draft, columns)}),
  list as (select distinct on (number) ${columns} from found)${selects.join('\n  union all')}`
  return preparedCount(`facets_${path.name}`, text, draft.parameters.values)
}

/** The locations that match, each once. */
const rowsOf = (path: AccessPath, draft: Draft, columns: string) =>
  path.repeats
    ? `select distinct on (number, location_no) ${columns} from (${path.rows(`location_no, ${columns}`, draft)}) as repeated`
    : path.rows(columns, draft)

const whereOf = ({ conditions }: Part) =>
  conditions.length > 0 ? `where ${conditions.map((one) => `(${one})`).join(' and ')}` : ''

const locationsOf = (part: Part) =>
  part.isWhole ? `(select count(*)::integer from found ${whereOf(part)})` : '0'

const valuesOf = ({ names }: Part, { filter: { now }, parameters }: Draft): string[] =>
  names.flatMap((name) => {
    const { values, condition } = countedFilters[name]
    return values.map((value) => `count(*) filter (where ${condition(value, now, parameters)})`)
  })
