import { paySteps } from '@qareeb/contract/search/choices'
import { type PlainFilterName, plainFilterNames } from '@qareeb/contract/search/plain-filters'
import { codeOf, type DimensionName, dimensionOf } from './codes.ts'
import type { Parameters } from './parameters.ts'
import type { SearchFilter } from './request.ts'

/** The filters that look at one column: those that come as they were asked, and those whose value is computed first. */
export type ColumnFilter =
  | PlainFilterName
  | 'organizationNumber'
  | 'exceptOrganizationNumber'
  | 'salaryFrom'
  | 'postedAfter'

type Value<Name extends ColumnFilter> = NonNullable<SearchFilter[Name]>

/** How one filter is asked. */
type FilterRow<Asked> = {
  /** The column of `search_entry`, which the covering indexes hold. */
  column: string
  /** The condition on a row; `value` is the placeholder. */
  condition(column: string, value: string): string
  /** The type of the placeholder in PostgreSQL, and the value for it. Left out where no value is sent. */
  parameter?: { type: string; write(asked: Asked): unknown }
  /** Tokens of `search_entry.search`, of which an entry has one; null where no token narrows the search. */
  tokens(asked: Asked, filter: SearchFilter): string[] | null
}

/** One row for each filter. The order is that of the conditions. */
const rows: { [Name in ColumnFilter]: FilterRow<Value<Name>> } = {
  category: enumeration('category'),
  workMode: enumeration('workMode'),
  employmentType: enumeration('employmentType'),
  contractType: enumeration('contractType'),
  seniority: enumeration('seniority'),
  verified: { column: 'verified', condition: (column) => column, tokens: () => ['v=1'] },
  noExperience: { column: 'no_experience', condition: (column) => column, tokens: noExperienceTokens },
  writtenIn: {
    column: 'language',
    condition: (column, value) => `${column} = any (${value})`,
    parameter: { type: '"char"[]', write: (language) => languageCodes[language] },
    tokens: (language) => languageCodes[language].map((code) => `l=${code}`),
  },
  organizationNumber: {
    column: 'organization_number',
    condition: (column, value) => `${column} = ${value}`,
    parameter: { type: 'integer', write: (number) => number },
    tokens: (number) => [`o=${number}`],
  },
  exceptOrganizationNumber: {
    column: 'organization_number',
    condition: (column, value) => `${column} <> ${value}`,
    parameter: { type: 'integer', write: (number) => number },
    tokens: () => null,
  },
  salaryFrom: {
    column: 'pay_max',
    condition: (column, value) => `${column} >= ${value}`,
    parameter: { type: 'integer', write: (salary) => salary },
    tokens: salaryTokens,
  },
  postedAfter: {
    column: 'published_at',
    condition: (column, value) => `${column} >= ${value}`,
    parameter: { type: 'timestamptz', write: (date) => date.toISOString() },
    tokens: () => null,
  },
}

/** The codes of ads that are written in one language alone. */
export const codeOfOnly = { onlyAr: 'a', onlyEn: 'e' } as const
export type OnlyLanguage = keyof typeof codeOfOnly

/** The letters of each language; an ad that is written in both can be read in either. */
export const languageCodes = {
  ar: ['a', 'b'],
  en: ['e', 'b'],
  both: ['b'],
  onlyAr: [codeOfOnly.onlyAr],
  onlyEn: [codeOfOnly.onlyEn],
}

function enumeration(name: DimensionName): FilterRow<string[]> {
  const { column, token, values } = dimensionOf(name)
  return {
    column,
    condition: (_, value) => `${column} = any (${value})`,
    parameter: { type: '"char"[]', write: (asked) => asked.map((one) => codeOf(values, one)) },
    tokens: (asked) => asked.map((one) => `${token}=${codeOf(values, one)}`),
  }
}

/** With a level its own token: few ads of a higher level ask for no experience. */
function noExperienceTokens(_: true, { seniority }: SearchFilter): string[] {
  const { values } = dimensionOf('seniority')
  return seniority?.map((level) => `x=${codeOf(values, level)}`) ?? ['x=0']
}

/**
 * The tokens of entries that may pay enough. An entry has one token, of the highest step that its pay reaches. Null below
 * the lowest step: no token excludes anything there.
 */
function salaryTokens(salaryFrom: number): string[] | null {
  const reached = paySteps.findLast((step) => step <= salaryFrom)
  return reached === undefined ? null : paySteps.filter((step) => step >= reached).map((step) => `p=${step}`)
}

/** The names of all filters of one column. */
// The table has a row for every name, and no other rows.
export const columnFilters = Object.keys(rows) as ColumnFilter[]

/** The columns of the plain filters. */
export const plainColumns = plainFilterNames.map((name) => rows[name].column)

/** The condition of a filter on a row; undefined when the filter is not asked. */
export function conditionOf<Name extends ColumnFilter>(
  name: Name,
  filter: SearchFilter,
  parameters: Parameters,
): string | undefined {
  const asked = filter[name]
  if (asked === undefined) return undefined
  const { column, condition } = rows[name]
  return condition(column, placeholderOf(name, asked, parameters))
}

/** The placeholder of a filter's value; an empty text where no value is sent. */
export function placeholderOf<Name extends ColumnFilter>(
  name: Name,
  asked: Value<Name>,
  parameters: Parameters,
): string {
  const { parameter } = rows[name]
  return parameter ? parameters.add(name, parameter.type, parameter.write(asked)) : ''
}

/** The tokens of which an entry has one; null when the filter is not asked or no token narrows the search. */
export function tokensOf<Name extends ColumnFilter>(name: Name, filter: SearchFilter): string[] | null {
  const asked = filter[name]
  return asked === undefined ? null : rows[name].tokens(asked, filter)
}
