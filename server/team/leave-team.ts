import type { OrganizationRole } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/database.ts'
import { deleteMember } from './queries/members.ts'

type Leaving = { organizationId: string; userId: string; role: OrganizationRole }

/** Takes somebody out of a team who goes, in a transaction that works for the company and knows that they may. */
export async function leaveTeam(
  context: Pick<Context, 'actor' | 'origin' | 'requestId'>,
  db: Database,
  { organizationId, userId, role }: Leaving,
): Promise<void> {
  await deleteMember(db, { organizationId, userId })
  await recordEvent(context, db, {
    action: 'team.leave',
    organizationId,
    subject: userId,
    details: { role },
  })
}
