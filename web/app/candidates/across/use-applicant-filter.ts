import { candidateBounds } from '@qareeb/contract/candidates'
import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'
import { useSearchParams } from 'react-router'
import { toQueryString } from '../../query-string.ts'

export type ApplicantFilter = { q: string; state: CandidateFilter | null }

/** Reads the filter of an address; what it does not know counts as not asked. */
const readFilter = (query: URLSearchParams): ApplicantFilter => ({
  q: (query.get('q') ?? '').slice(0, candidateBounds.search),
  state: candidateFilters.find((state) => state === query.get('state')) ?? null,
})

/** The filter that the address of the page holds; a change stays in the same entry of the history. */
export function useApplicantFilter() {
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const change = (changes: Partial<ApplicantFilter>) => {
    const { q, state } = { ...filter, ...changes }
    setQuery(toQueryString({ q: q || undefined, state: state ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { filter, change }
}
