import { auditActions, auditOutcomes } from '@qareeb/contract/audit'
import { id } from '@qareeb/contract/values'
import { readDays } from '../../audit/days.ts'
import { useAddressState } from '../../page/use-address-state.ts'

type LogFilters = ReturnType<typeof readFilters>

/** Reads the filters of an address. Values outside of the choices count as not set. */
function readFilters(query: URLSearchParams) {
  const readId = (name: string): string | undefined => id.safeParse(query.get(name)).data
  return {
    action: auditActions.find((action) => action === query.get('action')),
    outcome: auditOutcomes.find((outcome) => outcome === query.get('outcome')),
    person: readId('person'),
    organization: readId('organization'),
    requestId: query.get('requestId')?.trim().slice(0, longestRequestId) || undefined,
    ...readDays(query),
  }
}

const toQuery = (filters: LogFilters) => filters

export type LogFiltering = { filters: LogFilters; change: (changes: Partial<LogFilters>) => void }

/** The filters of the audit log in the address; the way back leads to those before. */
export function useLogFilters(): LogFiltering {
  const [filters, change] = useAddressState({ read: readFilters, toQuery })
  return {
    filters,
    change: (changes) => change(changes, { replace: false }),
  }
}

/** As much of a request's id as is searched for. */
export const longestRequestId = 100
