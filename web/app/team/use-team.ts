import { listTeam, type Team } from '@qareeb/contract/team'
import { useCallback, useRef } from 'react'
import type { BoundCall } from '../api.ts'
import { useLoaded } from '../use-loaded.ts'
import type { TeamWish } from './use-team-address.ts'

/** The team as the address wishes it. While another wish is on its way, what was shown before stays. */
export function useTeam({ q, state, page }: TeamWish) {
  const latest = useRef<Promise<Team> | null>(null)
  const key = `${q}/${state}/${page}`
  const load = useCallback(
    async (call: BoundCall) => {
      const query = { q: q || undefined, state: state ?? undefined, page, organizationId: undefined }
      const asked = call(listTeam, { query })
      latest.current = asked
      // Answers may come in another order than they were asked for: the last wish counts.
      try {
        await asked
      } catch (failure) {
        if (latest.current === asked) throw failure
      }
      return { key, team: await latest.current }
    },
    [q, state, page, key],
  )
  const { data, ...loaded } = useLoaded(load)
  return { ...loaded, data: data?.team ?? null, isStale: data !== null && data.key !== key }
}
