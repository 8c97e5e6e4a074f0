import { useSearchParams } from 'react-router'
import { toQueryString } from '../../query-string.ts'
import { type ApplicantFilter, changed, readFilter, toQuery } from './applicant-filter.ts'

/** The filter that the address of the page holds; a change stays in the same entry of the history. */
export function useApplicantFilter() {
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const change = (changes: Partial<ApplicantFilter>) =>
    setQuery(toQueryString(toQuery(changed(filter, changes))), { replace: true, preventScrollReset: true })
  return { filter, change }
}
