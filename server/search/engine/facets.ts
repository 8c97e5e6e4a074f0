import { type DimensionName, dimensions, valueOf } from './codes.ts'
import { estimate, type Count } from './count.ts'
import { fewSeen } from './thresholds.ts'

/**
 * How many ads match and at how many locations, and for each filter how many ads each of its values would give, the
 * other filters kept. A value with too few rows in the sample is left out.
 */
export type Facets = { total: Count; locations: Count } & Record<DimensionName, Map<string, Count>>

/** The counted values: all, their locations, or the number of each value of a dimension. */
export type Facet = DimensionName | Whole
type Whole = 'total' | 'locations'

const isWhole = (facet: Facet): facet is Whole => facet === 'total' || facet === 'locations'

/** How many ads have a value, by its letter. */
export type FacetRow = { facet: Facet; code: string; ads: number }

/** The number of ads in the rows of a facet. */
export const adsOf = (rows: readonly FacetRow[], facet: Facet): number =>
  rows.reduce((sum, row) => sum + (row.facet === facet ? row.ads : 0), 0)

/** The facets that were counted among all matches; a value without a row has none. */
export const exactFacets = (rows: readonly FacetRow[], facets: readonly Facet[]): Partial<Facets> =>
  eachFacet(rows, facets, (ads) => ({ value: ads, exact: true }))

/** The facets that were counted in a sample, in which each ad counts `scale` times. */
export const estimatedFacets = (
  rows: readonly FacetRow[],
  facets: readonly Facet[],
  scale: number,
): Partial<Facets> =>
  eachFacet(rows, facets, (ads, facet) =>
    isWhole(facet) || ads >= fewSeen ? estimate(ads, scale) : undefined,
  )

/** The values of a dimension of which a sample shows few ads or none. */
export const fewSeenValues = <Name extends DimensionName>(rows: readonly FacetRow[], name: Name) =>
  [...countsByValue(rows, name)].filter(([, ads]) => ads < fewSeen).map(([value]) => value)

type CountOf = (ads: number, facet: Facet) => Count | undefined

function eachFacet(rows: readonly FacetRow[], facets: readonly Facet[], countOf: CountOf): Partial<Facets> {
  const found: Partial<Facets> = {}
  for (const facet of facets) {
    if (isWhole(facet)) {
      const count = countOf(adsOf(rows, facet), facet)
      if (count) found[facet] = count
    } else found[facet] = countEach(countsByValue(rows, facet), (ads) => countOf(ads, facet))
  }
  return found
}

function countEach(
  adsByValue: Map<string, number>,
  countOf: (ads: number) => Count | undefined,
): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const [value, ads] of adsByValue) {
    const count = countOf(ads)
    if (count) counts.set(value, count)
  }
  return counts
}

/** Ads by value, each value of the dimension; ads that leave it open belong to no filter. */
function countsByValue(rows: readonly FacetRow[], name: DimensionName): Map<string, number> {
  const values: readonly string[] = dimensions.find((dimension) => dimension.name === name)?.values ?? []
  const counts = new Map(values.map((value) => [value, 0]))
  for (const { facet, code, ads } of rows) {
    const value = facet === name ? valueOf(values, code) : null
    if (value !== null) counts.set(value, ads)
  }
  return counts
}
