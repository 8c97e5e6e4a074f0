import type { FacetCounts } from '@qareeb/contract/search/counts'

/** An exact number. */
export const exactly = (value: number) => ({ value, kind: 'exact' as const })

/** The counts of a search for tests: so many ads, each at one location, and no number beside any filter. */
export const countsOf = (total: number, remote: number): FacetCounts => ({
  total: exactly(total),
  locations: exactly(total),
  remote: exactly(remote),
  category: {},
  workMode: {},
  employmentType: {},
  contractType: {},
  seniority: {},
  minSalary: {},
  postedWithin: {},
  writtenIn: {},
})
