import type { Count, FacetCounts } from '@qareeb/contract/search/counts'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { asksForRemote, type Search } from '../address/search-address.ts'

/** Whether a search can list nothing but full-remote jobs: they alone are asked for, or no others lie in an area abroad. */
export const listsRemoteAlone = (search: Search, typed: TypedFilters): boolean =>
  asksForRemote(search, typed) || (search.isAbroad === true && takesRemote(search, typed))

/** How many jobs a search lists: those in its place, or the full-remote ones where it can list no others. */
export const listedTotal = (search: Search, typed: TypedFilters, counts: FacetCounts): Count =>
  listsRemoteAlone(search, typed) ? counts.remote : counts.total

const takesRemote = ({ filters }: Search, typed: TypedFilters) =>
  (filters.workMode ?? typed.workMode)?.includes('full-remote') ?? true
