import { teamRights } from '@qareeb/contract/rights/team'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useRefusal } from '../workspace/use-refusal.ts'

export type TeamRights = {
  /** Invite, remove and change roles. */
  mayChange: boolean
  /** Leave; a person who works in the company from outside belongs to no team. */
  mayLeave: boolean
  /** Why the reader may not change the team, in words. */
  refusal: string | null
}

/** The reader's rights on the team, by the table that the server refuses by. */
export function useTeamRights(): TeamRights {
  const t = usePhrases('team')
  const refusal = useRefusal(teamRights.changeRole)
  const mayLeave = useRefusal(teamRights.leave) === null
  if (refusal === null) return { mayChange: true, mayLeave, refusal }
  const words = refusal === 'organization.notWhileImpersonating' ? 'notWhileImpersonating' : 'adminsOnly'
  return { mayChange: false, mayLeave, refusal: t(words) }
}
