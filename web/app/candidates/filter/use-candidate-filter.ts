import { useAddressState } from '../../page/use-address-state.ts'
import { type ListFilter, readFilter, toAddress } from './candidate-filter.ts'

export type Filtering = {
  filter: ListFilter
  /** Changes the filter in the same entry of the history. */
  change: (changes: Partial<ListFilter>) => void
  /** Opens a candidate, or none, in a list that may change with it. The first opening adds an entry, so that the way back closes it on phones. */
  open: (id: string | null, changes?: Partial<ListFilter>) => void
}

/** The filter that the address of the page holds. */
export function useCandidateFilter(): Filtering {
  const [filter, go] = useAddressState({ read: readFilter, toQuery: toAddress })
  return {
    filter,
    change: go,
    open: (openId, changes = {}) => {
      const replace = openId === null || filter.openId !== null
      go({ ...changes, openId }, { replace })
    },
  }
}
