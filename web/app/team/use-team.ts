import { listTeam } from '@qareeb/contract/team'
import { useCallback } from 'react'
import type { BoundCall } from '../http/api.ts'
import { useLoaded } from '../session/use-loaded.ts'
import type { TeamWish } from './use-team-address.ts'

/** The team as the address wishes it. While another wish is on its way, what was shown before stays. */
export function useTeam({ q, state, page }: TeamWish) {
  const key = `${q}/${state}/${page}`
  const load = useCallback(
    async (call: BoundCall) => {
      const query = { q: q || undefined, state: state ?? undefined, page, organizationId: undefined }
      return { key, team: await call(listTeam, { query }) }
    },
    [q, state, page, key],
  )
  const { data, ...loaded } = useLoaded(load)
  return { ...loaded, data: data?.team ?? null, isStale: data !== null && data.key !== key }
}
