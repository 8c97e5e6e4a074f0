import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { SearchAddress } from '../../paths.ts'
import { addressOf, inNamedPlace, type Search } from '../address/search-address.ts'

/** The address of the still map of an answered search: the place that its words name stands in it. */
export const stillAddress = (search: Search, { place }: Pick<JobAdList, 'place'>): SearchAddress =>
  addressOf(inNamedPlace(search, place))
