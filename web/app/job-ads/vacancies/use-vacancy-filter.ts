import { useSearchParams } from 'react-router'
import { toQueryString } from '../../query-string.ts'
import { readVacancyFilter, toVacancyAddress, type VacancyFilter } from './vacancy-filter.ts'

export type VacancyAddressing = {
  filter: VacancyFilter
  change: (changes: Partial<VacancyFilter>) => void
}

/** The filter that the address of the page holds; a change stays in the same entry of the history. */
export function useVacancyFilter(): VacancyAddressing {
  const [query, setQuery] = useSearchParams()
  const filter = readVacancyFilter(query)
  const change = (changes: Partial<VacancyFilter>) => {
    // On a slow device the address is newer than the last drawing.
    const present = readVacancyFilter(new URLSearchParams(window.location.search))
    setQuery(toQueryString(toVacancyAddress({ ...present, ...changes })), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { filter, change }
}
