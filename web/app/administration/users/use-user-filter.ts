import { useAddressState } from '../../page/use-address-state.ts'
import { readSearch } from '../read-search.ts'

/** The filter of the list of accounts. */
type UserFilter = {
  q: string | undefined
  /** Only accounts that are disabled. */
  disabled: 'true' | undefined
}

const readFilter = (query: URLSearchParams): UserFilter => ({
  q: readSearch(query),
  disabled: query.get('disabled') === 'true' ? 'true' : undefined,
})

const toQuery = (filter: UserFilter) => filter

/** The filter that the address of the page holds; the way back leads to the one before. */
export function useUserFilter() {
  const [filter, change] = useAddressState({ read: readFilter, toQuery })
  return {
    filter,
    change: (changes: Partial<UserFilter>) => change(changes, { replace: false }),
  }
}
