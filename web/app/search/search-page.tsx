import { useEffect, useRef } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { routeHandle } from '../i18n/route-handle.ts'
import { readViewer, useViewer } from '../map/viewer.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { localeOf } from '../paths.ts'
import { browserCall } from '../use-call.ts'
import { FilterBar } from './filter-bar.tsx'
import type { SearchPageData } from './load-search-page.ts'
import { MapPane } from './map-pane.tsx'
import { ResultList } from './result-list.tsx'
import './search.css'
import { shownPosition } from './search-address.ts'
import { Sheet } from './sheet.tsx'
import { useMapChoice } from './use-map-choice.ts'
import { useSearch } from './use-search.ts'

export const handle = routeHandle({ phrases: ['search', 'jobAds', 'map'], fullHeight: true })

/** The list as everybody gets it: around the place in the address, measured from there. */
export const loader = pageLoader(async (page): Promise<SearchPageData> => {
  const { loadSearchPage } = await import('./load-search-page.ts')
  return loadSearchPage({ ...page, viewer: null })
})

/**
 * Later searches go from the browser straight to the API, and measure from the reader where they are known. The code
 * that reads addresses by the contract comes with the first of them, not with the page.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<SearchPageData> {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const [{ loadSearchPage }] = await Promise.all([
    import('./load-search-page.ts'),
    loadPhrases(locale, ['search']),
  ])
  return loadSearchPage({
    url,
    locale,
    call: browserCall(locale),
    viewer: readViewer(),
    signal: request.signal,
  })
}

export const meta = pageMeta

export default function SearchPage() {
  const results = useLoaderData<typeof loader>()
  const map = useMapChoice()
  const position = shownPosition(results.search, results.list.place)
  useOwnDistances(results.list.origin?.kind === 'viewer')

  return (
    <div className="search-page" data-map={map.isHidden ? 'hidden' : 'shown'}>
      <FilterBar facets={results.facets} />
      <MapPane position={position} listed={results.list.items} choice={map} />
      <Sheet>
        <ResultList {...results} />
      </Sheet>
    </div>
  )
}

/** The page came measured from the middle of the map; once the reader's own place is known it is asked for again. */
function useOwnDistances(isMeasuredFromViewer: boolean) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const { search } = useSearch()
  const asked = useRef(false)
  const isWanted = viewer !== null && !isMeasuredFromViewer && search.filters.radius === undefined

  useEffect(() => {
    if (!isWanted || asked.current) return
    asked.current = true
    void revalidate()
  }, [isWanted, revalidate])
}
