import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import { useAddressState } from '../../page/use-address-state.ts'
import { type ListFilter, readListFilter, toListAddress } from './list-address.ts'

export type ListAddressing = {
  filter: ListFilter
  /** The address of the list with some of the filter changed. */
  addressOf: (changes: Partial<ListFilter>) => string
  /** Changes the filter in the same entry of the history. */
  change: (changes: Partial<ListFilter>) => void
}

/** The filter that the address of the page holds. */
export function useListFilter(): ListAddressing {
  const paths = usePaths()
  const { pathname } = useLocation()
  const isDrafts = pathname === paths.drafts()
  const read = useCallback((query: URLSearchParams) => readListFilter(query, isDrafts), [isDrafts])
  const [filter, change] = useAddressState({ read, toQuery: toListAddress })
  return {
    filter,
    addressOf: (changes) => {
      const next = { ...filter, ...changes }
      const address = toListAddress(next)
      return next.tab === 'draft' ? paths.drafts(address) : paths.jobAds(address)
    },
    change,
  }
}
