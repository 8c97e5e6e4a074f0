import * as jobAds from '@qareeb/contract/job-ads'
import * as searchCounts from '@qareeb/contract/search/counts'
import * as jobAdList from '@qareeb/contract/search/job-ad-list'
import * as mapItems from '@qareeb/contract/search/map-items'
import * as typedFilters from '@qareeb/contract/search/typed-filters'
import * as values from '@qareeb/contract/values'
import * as z from 'zod/mini'

/** Objects of the contract that get a name in the API document: the name of the export, with a capital. */
export const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  [values, jobAds, searchCounts, typedFilters, jobAdList, mapItems]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter(
      (entry): entry is [string, z.ZodMiniObject] =>
        entry[1] instanceof z.ZodMiniObject && isAnswer(entry[0]),
    )
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
)

/** Queries are described parameter by parameter, so they need no name. */
function isAnswer(name: string): boolean {
  return !/(Query|Filters)$/.test(name)
}
