import type { Locale } from '@qareeb/contract/locale'
import { ApiError, type BoundCall } from '../../http/api.ts'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases } from '../../i18n/load-phrases.ts'
import { parseSearch } from '../address/parse-search.ts'
import type { Search } from '../address/search-address.ts'
import { searchHead } from '../address/search-head.ts'
import { type Asker, loadSearch, type SearchResults } from './load-search.ts'

export type SearchPageData = SearchResults & {
  head: ReturnType<typeof searchHead>
  /** Why the search that the address asks for did not arrive: these are the results of the one before. */
  failure?: string
}

type Request = Asker & { url: URL; locale: Locale; call: BoundCall }

/**
 * Everything that the search page shows. An address with errors is followed as far as possible, and the page names
 * them: values that pass our own reading and that the API refuses (a city outside of the gazetteer, a cursor of an
 * older list) are left out.
 */
export async function loadSearchPage(request: Request): Promise<SearchPageData> {
  const { searchParams } = request.url
  try {
    return await load(request, parseSearch(searchParams))
  } catch (error) {
    const refused = refusedFields(error)
    const readable = parseSearch(withoutRefused(searchParams, refused))
    const problem = refused.every(isSort) ? readable.problem : 'misread'
    return await load(request, { ...readable, problem }).catch((again: unknown) => {
      refusedFields(again)
      return load(request, { ...parseSearch(new URLSearchParams()), problem: 'misread' })
    })
  }
}

/** The parameters that the API refused. @throws every other failure, as it is */
function refusedFields(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.status !== 400) throw error
  return error.body?.errors?.map(({ path }) => path.split('.')[0] ?? path) ?? []
}

/** The closest of a region need the reader's place: another order, which can be seen, takes nothing from the results. */
const isSort = (field: string) => field === 'sort'

/** Half a position is none. */
function withoutRefused(params: URLSearchParams, refused: string[]): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of refused) {
    rest.delete(name)
    if (name === 'lat' || name === 'lng') for (const half of ['lat', 'lng']) rest.delete(half)
  }
  return rest
}

async function load({ locale, call, ...asker }: Request, asked: Search): Promise<SearchPageData> {
  const results = await loadSearch(call, asked, asker)
  const words = {
    search: bindPhrases(loadedPhrases(locale, 'search'), locale),
    jobAds: bindPhrases(loadedPhrases(locale, 'jobAds'), locale),
  }
  return { ...results, head: searchHead(results.search, results.list, locale, words) }
}
