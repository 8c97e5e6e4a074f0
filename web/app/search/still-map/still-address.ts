import type { SearchAddress } from '../../paths.ts'
import { addressOf, inNamedPlace, type Search } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'

/** The address of the still map of an answered search: the place that its words name stands in it. */
export const stillAddress = (search: Search, { place }: Pick<ShownList, 'place'>): SearchAddress =>
  addressOf(inNamedPlace(search, place))
