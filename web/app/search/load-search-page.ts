import type { Locale } from '@qareeb/contract/locale'
import { ApiError, type BoundCall } from '../api.ts'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases } from '../i18n/load-phrases.ts'
import type { Viewer } from '../map/viewer.ts'
import { loadSearch, type SearchResults } from './load-search.ts'
import { parseSearch } from './parse-search.ts'
import type { Search } from './search-address.ts'
import { searchHead } from './search-head.ts'

export type SearchPageData = SearchResults & {
  head: ReturnType<typeof searchHead>
  /** What the list answers: the address as it was understood. */
  search: Search
}

type Request = { url: URL; locale: Locale; call: BoundCall; viewer: Viewer | null; signal?: AbortSignal }

/**
 * Everything the search page shows. An address that nobody can follow gives Riyadh and says so: what our own reading
 * lets pass and the API still refuses (a cursor of an older list) counts as misread.
 */
export async function loadSearchPage({
  url,
  locale,
  call,
  viewer,
  signal,
}: Request): Promise<SearchPageData> {
  const search = parseSearch(url.searchParams)
  try {
    return await load(search)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    return await load({ ...parseSearch(new URLSearchParams()), problem: 'misread' })
  }

  async function load(asked: Search): Promise<SearchPageData> {
    const results = await loadSearch(call, asked, viewer, signal)
    const t = bindPhrases(loadedPhrases(locale, 'search'), locale)
    return { ...results, search: asked, head: searchHead(asked, results.list, locale, t) }
  }
}
