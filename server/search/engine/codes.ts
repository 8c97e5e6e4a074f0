import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'

/** The five filters that are enumerations: their column in the search tables, the key of their tokens, their values. */
export const dimensions = [
  { name: 'category', column: 'category', token: 'c', values: jobCategories },
  { name: 'workMode', column: 'work_mode', token: 'm', values: workModes },
  { name: 'employmentType', column: 'employment_type', token: 'e', values: employmentTypes },
  { name: 'contractType', column: 'contract_type', token: 't', values: contractTypes },
  { name: 'seniority', column: 'seniority', token: 's', values: seniorityLevels },
] as const

export type Dimension = (typeof dimensions)[number]
export type DimensionName = Dimension['name']

export function dimensionOf(name: DimensionName): Dimension {
  const dimension = dimensions.find((one) => one.name === name)
  if (!dimension) throw new Error(`No dimension ${name}`)
  return dimension
}

/** The value in the search tables for an ad that leaves a dimension open. */
const nothingSaid = '-'

/** The letter of a value in the search tables; `search_code` in SQL gives the same. */
export function codeOf(values: readonly string[], value: string): string {
  const index = values.indexOf(value)
  if (index < 0) throw new Error(`No such value: ${value}`)
  return String.fromCharCode(97 + index)
}

/** Every letter that a column can hold. */
export const codesOf = (values: readonly string[]): string[] => [
  ...values.map((value) => codeOf(values, value)),
  nothingSaid,
]

export const fullRemoteCode = codeOf(workModes, 'full-remote')
