import type { OrganizationRole } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { deleteMember } from './queries/members.ts'

type Leaving = { organizationId: string; userId: string; role: OrganizationRole }
type Logged = Pick<Context, 'actor' | 'origin' | 'requestId'>

/** Ends the membership of the person themselves. Needs a transaction for the company; the caller has checked the right. */
export const leaveTeam = (context: Logged, db: Transaction, leaving: Leaving): Promise<void> =>
  endMembership(context, db, { ...leaving, action: 'team.leave' })

/** Ends the membership of somebody else. Needs the same. */
export const removeFromTeam = (context: Logged, db: Transaction, leaving: Leaving): Promise<void> =>
  endMembership(context, db, { ...leaving, action: 'team.remove' })

async function endMembership(
  context: Logged,
  db: Transaction,
  { organizationId, userId, role, action }: Leaving & { action: 'team.leave' | 'team.remove' },
) {
  await deleteMember(db, { organizationId, userId })
  await recordEvent({ ...context, db }, { action, organizationId, subject: userId, details: { role } })
}
