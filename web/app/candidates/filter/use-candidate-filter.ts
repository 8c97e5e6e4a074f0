import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toQueryString } from '../../query-string.ts'
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
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readFilter(query), [query])
  // A change that comes before the address of the last one is here keeps both.
  const wanted = useRef(filter)
  useEffect(() => {
    wanted.current = filter
  }, [filter])
  const go = (changes: Partial<ListFilter>, replace: boolean) => {
    wanted.current = { ...wanted.current, ...changes }
    setQuery(toQueryString(toAddress(wanted.current)), { replace, preventScrollReset: true })
  }
  return {
    filter,
    change: (changes) => go(changes, true),
    open: (openId, changes = {}) => go({ ...changes, openId }, openId === null || filter.openId !== null),
  }
}
