import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { addressOf, parseSearch, type Search } from './search-address.ts'

/** The search that the address says, and the way to another one. */
export function useSearch() {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const paths = usePaths()
  const search = useMemo(() => parseSearch(new URLSearchParams(query)), [query])

  const go = useCallback(
    (next: Search, options: { replace?: boolean } = {}) => void navigate(paths.search(addressOf(next)), options),
    [navigate, paths],
  )
  return { search, go }
}
