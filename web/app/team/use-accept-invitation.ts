import { acceptInvitation } from '@qareeb/contract/invitations'
import { changeSessionUser } from '../session/session-store.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { useEnterTeam } from './use-enter-team.ts'

/**
 * Joins the company of an invitation as the signed-in person.
 * @returns the function that starts it, and whether it runs
 */
export function useAcceptInvitation(token: string) {
  const call = useCall()
  const enter = useEnterTeam()
  return useAction(async () => {
    const joined = await call(acceptInvitation, { body: { token } })
    // Anyone who joins is an employer, and the mail has shown the address to be theirs.
    changeSessionUser({ userType: 'employer', emailVerified: true })
    enter(joined.organization.name)
  })
}
