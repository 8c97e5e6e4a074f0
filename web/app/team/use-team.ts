import type { ResponseOf } from '@qareeb/contract/endpoint'
import { listTeam } from '@qareeb/contract/team'
import { useState } from 'react'
import { useQueryOf } from '../data/use-query-of.ts'
import type { TeamFilters } from './use-team-address.ts'

/** The team as the address filters it. While another filter loads, the last answer stays. */
export function useTeam({ q, state, page }: TeamFilters) {
  const { data, ...answer } = useQueryOf(listTeam, {
    query: { q: q || undefined, state: state ?? undefined, page, organizationId: undefined },
  })
  const [last, setLast] = useState<ResponseOf<typeof listTeam> | null>(null)
  if (data !== null && data !== last) setLast(data)
  return { ...answer, data: data ?? last, isStale: data === null && last !== null }
}
