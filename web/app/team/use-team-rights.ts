import { usePhrases } from '../i18n/use-phrases.ts'
import { useActiveCompany } from '../workspace/dashboard-context.ts'

export type TeamRights = {
  /** Invite, remove and change roles. */
  mayChange: boolean
  /** Leave; whoever works in the company from outside belongs to no team. */
  mayLeave: boolean
  /** Why the reader may not change the team, in words. */
  refusal: string | null
}

/** What the reader may do to the team; the server decides alike. */
export function useTeamRights(): TeamRights {
  const t = usePhrases('team')
  const { role, impersonatedUntil } = useActiveCompany()
  if (impersonatedUntil !== null)
    return { mayChange: false, mayLeave: false, refusal: t('notWhileImpersonating') }
  const mayChange = role === 'ADMIN'
  return { mayChange, mayLeave: true, refusal: mayChange ? null : t('adminsOnly') }
}
