import type { Filters } from '../../map/map-filters.ts'

/** Filters that a reader chooses and takes back; words and areas have their own places on the page. */
export const filterNames = [
  'radius',
  'category',
  'workMode',
  'employmentType',
  'minSalary',
  'seniority',
  'noExperience',
  'contractType',
  'postedWithin',
  'writtenIn',
  'verified',
  'organization',
] as const satisfies readonly (keyof Filters)[]

export type FilterName = (typeof filterNames)[number]

/** Filters of which several values may be chosen. */
export const facets = ['category', 'workMode', 'employmentType', 'seniority', 'contractType'] as const
export type Facet = (typeof facets)[number]

/** Filters of which one step is chosen. */
export const scales = ['radius', 'minSalary', 'postedWithin'] as const
export type Scale = (typeof scales)[number]

/** Filters that are on or off. */
export const flags = ['noExperience', 'verified'] as const
export type Flag = (typeof flags)[number]

/** Filters whose values have a count beside them. */
export const countedFilters = [...facets, 'minSalary', 'postedWithin', 'writtenIn'] as const
export type CountedFilter = (typeof countedFilters)[number]

/** Which way a filter is chosen. */
export const isFlag = (name: FilterName): name is Flag => flags.some((flag) => flag === name)
export const isFacet = (name: FilterName): name is Facet => facets.some((facet) => facet === name)
export const isCounted = (name: FilterName): name is CountedFilter =>
  countedFilters.some((one) => one === name)
export const isScale = (name: FilterName): name is Scale => scales.some((scale) => scale === name)

/** The filters that are set, in the order of the page. */
export const chosenFilters = (filters: Filters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined)

/** The same filters with all of these taken back. */
export const nothingChosen: Partial<Filters> = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
)

/** The filters that differ, as they are in the second. */
export const changesBetween = (before: Filters, after: Filters): Partial<Filters> =>
  Object.fromEntries(
    filterNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  )
