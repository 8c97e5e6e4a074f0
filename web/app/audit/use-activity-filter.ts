import { id } from '@qareeb/contract/values'
import { useAddressState } from '../page/use-address-state.ts'
import { type Days, readDays } from './days.ts'

/** The days of a company's log, and the member of the team whose entries are shown; undefined for everybody. */
type ActivityFilter = Days & { person: string | undefined }

const readFilter = (query: URLSearchParams): ActivityFilter => ({
  person: id.safeParse(query.get('person')).data,
  ...readDays(query),
})

const toQuery = (filter: ActivityFilter) => filter

/** The filter that the address of the page holds; the way back leads to the one before. */
export function useActivityFilter() {
  const [filter, change] = useAddressState({ read: readFilter, toQuery })
  return {
    filter,
    change: (changes: Partial<ActivityFilter>) => change(changes, { replace: false }),
  }
}
