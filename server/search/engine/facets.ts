import { estimate, type Count } from './count.ts'
import { countedFilters, type CountedName } from './counted-values.ts'
import { fewSeen } from './thresholds.ts'

/**
 * How many ads match and at how many locations, and for each filter how many ads each of its values would give, the
 * other filters kept. A value with too few rows in the sample is left out.
 */
export type Facets = { total: Count; locations: Count } & Record<CountedName, Map<string, Count>>

/** The values that are counted together. `isWhole`: the total and the locations of the search are counted with them. */
export type Counted = { isWhole: boolean; names: readonly CountedName[] }

/** The numbers of ads, of locations, and of ads for each value, in the order of the names and of their values. */
export type Answer = { ads: number; locations: number; values: number[] }

export const nothingFound: Answer = { ads: 0, locations: 0, values: [] }

/** The facets that were counted among all matches. */
export const exactFacets = (answer: Answer, counted: Counted): Partial<Facets> =>
  facetsOf(answer, counted, { ofAll: (ads) => ({ value: ads, exact: true }) })

/** The facets that were counted in a sample, in which each ad counts `scale` times. */
export const estimatedFacets = (answer: Answer, counted: Counted, scale: number): Partial<Facets> =>
  facetsOf(answer, counted, {
    ofAll: (ads) => estimate(ads, scale),
    ofValue: (ads) => (ads >= fewSeen ? estimate(ads, scale) : undefined),
  })

type CountOf = { ofAll(ads: number): Count; ofValue?(ads: number): Count | undefined }

function facetsOf(answer: Answer, { isWhole, names }: Counted, { ofAll, ofValue = ofAll }: CountOf) {
  const found: Partial<Facets> = isWhole
    ? { total: ofAll(answer.ads), locations: ofAll(answer.locations) }
    : {}
  for (const [name, seen] of seenValues(answer, names))
    found[name] = new Map(
      [...seen].flatMap(([value, ads]) => {
        const count = ofValue(ads)
        return count ? [[value, count]] : []
      }),
    )
  return found
}

/** The number of ads in the answer for each value of each name. */
export function seenValues(
  { values }: Answer,
  names: readonly CountedName[],
): Map<CountedName, Map<string, number>> {
  let at = 0
  const seenOf = (name: CountedName) =>
    new Map(countedFilters[name].values.map((value) => [value, values[at++] ?? 0]))
  return new Map(names.map((name) => [name, seenOf(name)]))
}
