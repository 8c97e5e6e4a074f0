import { type CompanyList, companyLists } from '@qareeb/contract/administration'
import { useAddressState } from '../../page/use-address-state.ts'
import { readSearch } from '../read-search.ts'

/** The search for companies, and the chosen list. */
type CompanyFilter = { q: string | undefined; list: CompanyList | undefined }

const readFilter = (query: URLSearchParams): CompanyFilter => ({
  q: readSearch(query),
  list: companyLists.find((list) => list === query.get('list')),
})

const toQuery = (filter: CompanyFilter) => filter

/** The filter that the address of the page holds; the way back leads to the one before. */
export function useCompanyFilter() {
  const [filter, change] = useAddressState({ read: readFilter, toQuery })
  return {
    filter,
    /** Searches without a chosen list. */
    search: (q: string) => change({ q: q || undefined, list: undefined }, { replace: false }),
  }
}
