import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useQueryOf } from '../data/use-query-of.ts'

/** Counts of the active company, of which the frame and the overview show parts. @param isActive whether there is one */
export function useStats(isActive: boolean) {
  const { data, failure, reload } = useQueryOf(getOrganizationStats, isActive ? { query: {} } : null)
  return { stats: data, statsFailure: failure, reloadStats: reload }
}
