import { useAddressState } from '../../page/use-address-state.ts'
import { readVacancyFilter, toVacancyAddress, type VacancyFilter } from './vacancy-filter.ts'

export type VacancyAddressing = {
  filter: VacancyFilter
  change: (changes: Partial<VacancyFilter>) => void
}

/** The filter that the address of the page holds; a change stays in the same entry of the history. */
export function useVacancyFilter(): VacancyAddressing {
  const [filter, change] = useAddressState({ read: readVacancyFilter, toQuery: toVacancyAddress })
  return { filter, change }
}
