import type { Count, FacetCounts } from '@qareeb/contract/search/counts'
import { isCountedAbroad } from '../address/abroad.ts'
import type { Search } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import { listedTotal } from './listed-total.ts'

type Shown = Pick<ShownList, 'place' | 'typedFilters'>

/** How many jobs a search would list that differs from the shown one in its filters. */
export function draftTotal(draft: Search, { place, typedFilters }: Shown, counts: FacetCounts): Count {
  const isAbroad = isCountedAbroad(draft, place, counts)
  return listedTotal({ ...draft, isAbroad }, typedFilters, counts)
}
