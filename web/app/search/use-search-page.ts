import type { FacetCounts } from '@qareeb/contract/search/counts'
import { useLoaderData } from 'react-router'
import { type Packed, unpack } from '../page/packed.ts'
import type { SearchPageData } from './results/load-search-page.ts'
import type { ShownList } from './shown-list.ts'

/** The page as the server sends it: its list and its counts are packed. */
export type SentSearchPage = Omit<SearchPageData, 'list' | 'facets'> & {
  list: Packed<ShownList>
  facets: Promise<Packed<FacetCounts | null>>
}

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
  const page = unpacked.get(sent) ?? {
    ...sent,
    list: unpack(sent.list),
    facets: sent.facets.then((counts) => unpack(counts)),
  }
  unpacked.set(sent, page)
  return page
}
