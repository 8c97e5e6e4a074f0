import { teamRights } from '@qareeb/contract/rights/team'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { type Inside, inCompany } from '../ground/use-case.ts'
import { lockInvitation, markCancelled } from './queries/invitations.ts'
import { requireStill } from './require-still.ts'

/**
 * Cancels an invitation of the caller's company: its mails open nothing any more.
 * @throws AppError `invitation.notFound`, `invitation.used`
 */
export async function cancelInvitation(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  await inCompany(context, teamRights.cancelInvitation, async (context) => {
    const { organizationId } = context
    await requireStill(context, teamRights.cancelInvitation)
    if (!(await cancel(context, { organizationId, id }))) throw new AppError('invitation.notFound')
  })
}

/**
 * The same in the transaction of the caller. @returns false when the company has no such invitation
 * @throws AppError `invitation.used`
 */
export async function cancel(
  context: Inside<Context>,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<boolean> {
  const { db } = context
  const invitation = await lockInvitation(db, { organizationId, id })
  if (!invitation) return false
  if (invitation.acceptedAt) throw new AppError('invitation.used')
  if (invitation.cancelledAt) return true

  await markCancelled(db, { id, now: context.now() })
  await recordEvent(context, { action: 'team.cancelInvitation', organizationId, subject: id })
  return true
}
