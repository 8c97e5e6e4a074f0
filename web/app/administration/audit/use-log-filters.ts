import { auditActions, auditOutcomes } from '@qareeb/contract/audit'
import { id } from '@qareeb/contract/values'
import { useDays } from '../../audit/use-days.ts'
import { oneOf, useFilters } from '../use-filters.ts'

/** The filters of the audit log in the address. Values outside of the choices count as not set. */
export function useLogFilters() {
  const { read } = useFilters()
  const readId = (name: string) => id.safeParse(read(name)).data
  return {
    action: oneOf(auditActions, read('action')),
    outcome: oneOf(auditOutcomes, read('outcome')),
    person: readId('person'),
    organization: readId('organization'),
    requestId: read('requestId')?.trim().slice(0, longestRequestId) || undefined,
    ...useDays(),
  }
}

/** As much of a request's id as is searched for. */
export const longestRequestId = 100
