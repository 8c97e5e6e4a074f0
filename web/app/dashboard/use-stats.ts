import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useCallback } from 'react'
import type { BoundCall } from '../http/api.ts'
import { useLoaded } from '../session/use-loaded.ts'

/** Counts of a company, of which the frame and the overview show parts. @param activeId null for who acts for none */
export function useStats(activeId: string | null) {
  const load = useCallback(
    async (call: BoundCall) =>
      activeId === null ? null : { activeId, stats: await call(getOrganizationStats, { query: {} }) },
    [activeId],
  )
  const { data, failure, reload } = useLoaded(load)
  // Those of another company must not be seen while these are on their way.
  const stats = data?.activeId === activeId ? data.stats : null
  return { stats, statsFailure: failure, reloadStats: reload }
}
