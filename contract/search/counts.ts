import * as z from 'zod/mini'

/** How many ads match. `about`: an estimate from a sample, rounded to two digits. */
export const roundedCount = z.object({ value: z.int(), kind: z.enum(['exact', 'about']) })
export type RoundedCount = z.output<typeof roundedCount>

/** How many ads match in all. `atLeast`: a lower bound, shown as "1,000+". */
export const count = z.object({ value: z.int(), kind: z.enum(['exact', 'about', 'atLeast']) })
export type Count = z.output<typeof count>

const facet = z.record(z.string(), roundedCount)

/**
 * Numbers for heading and filters. `total` and `locations` count ads and locations within the place, without
 * full-remote ads; the map shows the same locations. `remote` counts the full-remote ads of the search, wherever
 * they are, also where another work mode is chosen. A filter has the number of ads for each of its values in
 * the place, with the other filters kept; where only full-remote ads are requested, the number of those. A value is
 * left out when its number can be neither estimated nor counted in time.
 */
export const facetCounts = z.object({
  total: count,
  locations: count,
  remote: roundedCount,
  category: facet,
  workMode: facet,
  employmentType: facet,
  contractType: facet,
  seniority: facet,
  /** An ad counts for every step that its pay reaches. */
  minSalary: facet,
  /** An ad counts for every number of days that it is new enough for. */
  postedWithin: facet,
  /** An ad in both languages counts for `ar`, `en` and `both`. */
  writtenIn: facet,
})
export type FacetCounts = z.output<typeof facetCounts>

/**
 * The number of jobs in the place of a search, or of the full-remote ones if only those are requested: exact where that
 * is cheap, else an estimate or a lower bound.
 */
export const total = z.object({ total: count })
export type Total = z.output<typeof total>
