import { paySteps, postedWithinDays, writtenLanguages } from '@qareeb/contract/search/choices'
import { daysBefore } from '@qareeb/reference/riyadh'
import { codeOf, type DimensionName, dimensionOf, dimensions } from './codes.ts'
import { languageCodes } from './filters.ts'
import type { Parameters } from './parameters.ts'
import type { SearchFilter } from './request.ts'

/** The filters whose values have a number of ads beside them. */
export const countedNames = [
  ...dimensions.map(({ name }) => name),
  'salaryFrom',
  'postedAfter',
  'writtenIn',
] as const
export type CountedName = (typeof countedNames)[number]

type CountedFilter = {
  /** The column of `search_entry`; all locations of an ad have the same value. */
  column: string
  /** The values that the page offers: steps of pay, numbers of days. */
  values: readonly string[]
  /** Whether a row has a value. */
  condition(value: string, now: Date, parameters: Parameters): string
}

/** The letters of a language as SQL lists them. */
const listedLetters = new Map<string, string>(
  Object.entries(languageCodes).map(([language, codes]) => [
    language,
    codes.map((code) => `'${code}'`).join(', '),
  ]),
)

/** An ad may have several values of one filter: one that was posted today was posted within the week. */
export const countedFilters: Record<CountedName, CountedFilter> = {
  category: enumeration('category'),
  workMode: enumeration('workMode'),
  employmentType: enumeration('employmentType'),
  contractType: enumeration('contractType'),
  seniority: enumeration('seniority'),
  salaryFrom: {
    column: 'pay_max',
    values: paySteps.map(String),
    condition: (step) => `pay_max >= ${step}`,
  },
  postedAfter: {
    column: 'published_at',
    values: postedWithinDays.map(String),
    condition: (days, now, parameters) =>
      `published_at >= ${parameters.add(`posted_${days}`, 'timestamptz', daysBefore(now, Number(days)).toISOString())}`,
  },
  writtenIn: {
    column: 'language',
    values: writtenLanguages,
    condition: (language) => `language in (${listedLetters.get(language)})`,
  },
}

function enumeration(name: DimensionName): CountedFilter {
  const { column, values } = dimensionOf(name)
  return { column, values, condition: (value) => `${column} = '${codeOf(values, value)}'` }
}

/**
 * The filters that a sample counts. A sample of words is of the newest: it shows nothing of earlier days, and a date
 * that is asked limits the sample itself.
 */
export const countedInSample = ({ words }: SearchFilter): readonly CountedName[] =>
  words ? countedNames.filter((name) => name !== 'postedAfter') : countedNames
