import { listTeam } from '@qareeb/contract/team'
import { useQueryOf } from '../../data/use-query-of.ts'

export type Colleague = { id: string; name: string; isYou: boolean }

/** Members of the team who can sign in, by name; empty until they are here. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQueryOf(listTeam, { query: { state: 'active' } })
  return (data?.items ?? []).map(({ id, firstName, lastName, isYou }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    isYou,
  }))
}
