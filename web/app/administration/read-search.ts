import { administrationBounds } from '@qareeb/contract/administration'

/**
 * The words of a search in the address of a page, cut to what the API takes, and no letter in half; undefined without
 * words.
 */
export const readSearch = (query: URLSearchParams): string | undefined =>
  (query.get('q') ?? '').slice(0, administrationBounds.search.max).replace(/\p{Cs}$/u, '') || undefined
