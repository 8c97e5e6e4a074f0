import { recordEvent } from '../audit/record-event.ts'
import { actingAsAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { lockInvitation, markCancelled } from './queries/invitations.ts'
import { requireStillAdmin } from './require-still-admin.ts'

/**
 * Cancels an invitation of the caller's company: its mails open nothing any more.
 * @throws AppError `invitation.notFound`, `invitation.used`
 */
export async function cancelInvitation(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { organizationId } = actingAsAdmin(context)
  const { userId } = signedIn(context)
  await inTransaction(
    context,
    async (context) => {
      await requireStillAdmin(context.db, { organizationId, userId })
      if (!(await cancel(context, { organizationId, id }))) throw new AppError('invitation.notFound')
    },
    { organizationId, actor: userId },
  )
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
