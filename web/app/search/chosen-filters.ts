import type { Filters } from './search-address.ts'

/** Filters that a reader chooses and takes back; words and areas have their own places on the page. */
export const filterNames = [
  'radius',
  'category',
  'workMode',
  'employmentType',
  'minSalary',
  'seniority',
  'contractType',
  'postedWithin',
  'verified',
  'organization',
] as const satisfies readonly (keyof Filters)[]

export type FilterName = (typeof filterNames)[number]

/** The filters that are set, in the order of the page. */
export const chosenFilters = (filters: Filters): FilterName[] => filterNames.filter((name) => filters[name] !== undefined)

/** The same filters with all of these taken back. */
export const nothingChosen: Partial<Filters> = Object.fromEntries(filterNames.map((name) => [name, undefined]))
