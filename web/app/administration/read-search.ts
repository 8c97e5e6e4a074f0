import { administrationBounds } from '@qareeb/contract/administration'
import { cutWhole } from '@qareeb/contract/text/cut-whole'

/**
 * The words of a search in the address of a page, cut to what the API takes, and no letter in half; undefined without
 * words.
 */
export const readSearch = (query: URLSearchParams): string | undefined =>
  cutWhole(query.get('q') ?? '', administrationBounds.search.max) || undefined
