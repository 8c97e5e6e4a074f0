import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { useLoaderData } from 'react-router'
import { type Packed, unpack } from '../page/packed.ts'
import type { SearchPageData } from './results/load-search-page.ts'

/** The page as the server sends it: its list is packed, and its promises are not. */
export type SentSearchPage = Omit<SearchPageData, 'list'> & { list: Packed<JobAdList> }

/** The data of the search page, one and the same object for all of its parts. */
export function useSearchPage(): SearchPageData {
  // The only data of the only page that these parts stand on; searches from the browser are not packed.
  const loaded = useLoaderData() as SearchPageData | SentSearchPage
  return isSent(loaded) ? unpackOnce(loaded) : loaded
}

const isSent = (page: SearchPageData | SentSearchPage): page is SentSearchPage =>
  typeof page.list === 'string'

const unpacked = new WeakMap<SentSearchPage, SearchPageData>()

function unpackOnce(sent: SentSearchPage): SearchPageData {
  const page = unpacked.get(sent) ?? { ...sent, list: unpack(sent.list) }
  unpacked.set(sent, page)
  return page
}
