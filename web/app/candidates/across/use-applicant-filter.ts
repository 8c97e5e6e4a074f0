import { useAddressState } from '../../page/use-address-state.ts'
import { type ApplicantFilter, changed, readFilter, toQuery } from './applicant-filter.ts'

/** The filter that the address of the page holds; a change stays in the same entry of the history. */
export function useApplicantFilter() {
  const [filter, change] = useAddressState({ read: readFilter, toQuery })
  return {
    filter,
    change: (changes: Partial<ApplicantFilter>) => change((filter) => changed(filter, changes)),
  }
}
