import type { OrganizationRole } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { deleteMember } from './queries/members.ts'

type Leaving = { organizationId: string; userId: string; role: OrganizationRole }
type Logged = Pick<Context, 'actor' | 'origin' | 'requestId'>

/** Ends the membership of the person themselves. Needs a transaction for the company; the caller has checked the right. */
export const leaveTeam = (context: Inside<Logged>, leaving: Leaving): Promise<void> =>
  endMembership(context, { ...leaving, action: 'team.leave' })

/** Ends the membership of somebody else. Needs the same. */
export const removeFromTeam = (context: Inside<Logged>, leaving: Leaving): Promise<void> =>
  endMembership(context, { ...leaving, action: 'team.remove' })

async function endMembership(
  context: Inside<Logged>,
  { organizationId, userId, role, action }: Leaving & { action: 'team.leave' | 'team.remove' },
) {
  await deleteMember(context.db, { organizationId, userId })
  await recordEvent(context, { action, organizationId, subject: userId, details: { role } })
}
