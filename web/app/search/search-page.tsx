import { useEffect, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { ConnectionError } from '../http/browser-transport.ts'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cardIn } from '../job-ads/card/card-in.ts'
import { createHighlight, HighlightContext } from '../map/marks/highlight.ts'
import { pack } from '../page/packed.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { localeOf } from '../paths.ts'
import { noSearch, type SearchStore } from '../search-box/search-state.ts'
import { searchStoreContext, useSearchStore } from '../search-box/search-store.ts'
import { browserCall } from '../session/use-call.ts'
import { failureText, tellFailure } from '../session/use-failure-toast.ts'
import { readViewer, useViewer } from '../session/viewer.ts'
import { circleOf, isInPlace, shownPosition } from './address/search-address.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { MapStrip } from './layout/map-strip.tsx'
import { FloatingMapButton } from './layout/map-toggle.tsx'
import { useMapView } from './layout/use-map-view.ts'
import { MapPane } from './map-pane/map-pane.tsx'
import { EarlySearchScript } from './results/early-search-script.tsx'
import './search.css'
import { NearFound } from './results/heading/near-found.tsx'
import { ListTop } from './results/list-top.tsx'
import type { SearchPageData } from './results/load-search-page.ts'
import { awaitsOwnDistances } from './results/own-distances.ts'
import { loadPendingSearch, readShownResults } from './results/pending-search.ts'
import { ResultList } from './results/result-list.tsx'
import { useBeginningOfList } from './results/use-beginning-of-list.ts'
import { useFocusOnResults } from './results/use-focus-on-results.ts'
import type { ShownList } from './shown-list.ts'
import { type SentSearchPage, useSearchPage } from './use-search-page.ts'

export const handle = routeHandle({
  phrases: ['search', 'jobAds', 'map'],
  fullHeight: true,
  hasPhoneBar: true,
  hasLanguageInBar: true,
})

/** The list as everybody gets it: around the place in the address, measured from there. */
export const loader = pageLoader(async (page): Promise<SentSearchPage> => {
  const { loadSearchPage } = await import('./results/load-search-page.ts')
  const data = await loadSearchPage({ ...page, viewer: null })
  const list: ShownList = {
    ...data.list,
    items: data.list.items.map((card) => cardIn(page.locale, card)),
  }
  return { ...data, list: pack(list), facets: data.facets.then((counts) => pack(counts)) }
})

/**
 * Later searches go from the browser straight to the API, and measure from the reader where they are known. One that
 * fails leaves the results that are shown, says so and why above them, and can be asked for again: when that says the
 * same once more, only a toast can tell. There is an error page only where nothing is shown yet.
 */
export async function clientLoader({ request, context }: ClientLoaderFunctionArgs): Promise<SearchPageData> {
  const store = context.get(searchStoreContext)
  const { signal } = request
  const url = new URL(request.url)
  try {
    return await loadPendingSearch(store, { url, signal }, () => searchFromBrowser(url, signal, store))
  } catch (error) {
    const shown = readShownResults(store)
    if (!shown || signal.aborted) throw error
    const locale = localeOf(url.pathname)
    const failure = await failureText(error, locale)
    if (failure === shown.failure) void tellFailure(error, locale)
    return { ...shown, failure }
  }
}

/** The code that reads addresses by the contract comes with the first search, not with the page. */
async function searchFromBrowser(
  url: URL,
  signal: AbortSignal,
  { read }: SearchStore,
): Promise<SearchPageData> {
  const locale = localeOf(url.pathname)
  const [{ loadSearchPage }] = await Promise.all([
    import('./results/load-search-page.ts'),
    loadPhrases(locale, ['search', 'jobAds']),
  ]).catch((cause: unknown) => {
    throw new ConnectionError('noConnection', cause)
  })
  const isKnown = read().shown?.query === url.search
  return loadSearchPage({ url, locale, call: browserCall(locale), viewer: readViewer(), isKnown, signal })
}

export const meta = pageMeta

export default function SearchPage() {
  const results = useSearchPage()
  const view = useMapView()
  const strip = useRef<HTMLDivElement>(null)
  const t = usePhrases('search')
  const isOver = !view.isSideBySide && view.isShown
  const [highlight] = useState(createHighlight)
  useShownResults(results)
  useBeginningOfList()
  useFocusOnResults(results)
  const position = shownPosition(results.search, results.list.place)
  useOwnDistances(results)
  useToldPlace(results)
  const isMeanwhile = results.list.wantsPosition && !results.failure

  return (
    <HighlightContext value={highlight}>
      <div
        className="search-page"
        data-map-over={isOver || undefined}
        data-meanwhile={isMeanwhile || undefined}
      >
        <EarlySearchScript wantsPosition={results.list.wantsPosition} />
        <FilterBar view={view} />
        <MapStrip ref={strip} view={view} list={results.list} />
        <NearFound {...results} />
        <div className="search-list">
          <ListTop />
          <ResultList {...results} />
        </div>
        {isOver && <h1 className="sr-only">{t('map')}</h1>}
        <MapPane
          position={position}
          circle={circleOf(results.search, results.list)}
          listed={results.list.items}
          view={view}
        />
        {!view.isSideBySide && <FloatingMapButton view={view} strip={strip} />}
      </div>
    </HighlightContext>
  )
}

/** Keeps in the store what this page shows, until it is left. */
function useShownResults(results: SearchPageData) {
  const { dispatch } = useSearchStore()
  const { search: query } = useLocation()
  useEffect(() => {
    dispatch({ type: 'shown', results, query })
    return () => dispatch({ type: 'left', results })
  }, [dispatch, results, query])
}

/** The box above shows the searched place. */
function useToldPlace({ search, list }: SearchPageData) {
  const { dispatch } = useSearchStore()
  const isThere = (isInPlace(search) || !search.isPositioned) && !search.filters.bounds
  const isNearMe = search.near !== undefined
  const { place, withoutPlace, nearMe } = list
  const words = nearMe?.words ?? null
  useEffect(() => {
    if (isNearMe) dispatch({ type: 'placed', place: { place: null, withoutPlace: words, isNearMe } })
    else if (isThere) dispatch({ type: 'placed', place: { place, withoutPlace, isNearMe } })
    else dispatch({ type: 'placed', place: noSearch.place })
    return () => dispatch({ type: 'placed', place: noSearch.place })
  }, [dispatch, isThere, isNearMe, place, withoutPlace, words])
}

/** The server rendered the page without the reader's place; once it is known the list is loaded again. */
function useOwnDistances({ search, list }: SearchPageData) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  const isWanted = awaitsOwnDistances({ search, list }, viewer)

  useEffect(() => {
    if (!isWanted || asked.current) return
    asked.current = true
    void revalidate()
  }, [isWanted, revalidate])
}
