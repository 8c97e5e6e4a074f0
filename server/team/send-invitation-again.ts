import type { Invitation } from '@qareeb/contract/invitations'
import { teamRights } from '@qareeb/contract/rights/team'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { requireRight } from '../ground/require-right.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inCompany } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { mailInvitation } from './mail-invitation.ts'
import { presentInvitation } from './present-invitation.ts'
import { lockInvitation } from './queries/invitations.ts'
import { requireStill } from './require-still.ts'
import { invitationEnd, secondsUntilNextMail, stateOfInvitation } from './rules.ts'

/**
 * Mails an invitation of the caller's company once more; it then holds for another seven days, expired or not.
 * @throws AppError `invitation.notFound`, `invitation.used`, `invitation.cancelled`, `request.tooMany`, also within a minute
 */
export async function sendInvitationAgain(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<Invitation> {
  const { organizationId } = requireRight(context, teamRights.invite)
  const { userId } = signedIn(context)
  await countAttempts(context, [
    [limits.invite, organizationId],
    [limits.inviter, userId],
  ])
  return inCompany(context, teamRights.invite, async (context) => {
    const { db } = context
    await requireStill(context, teamRights.invite)
    const found = await lockInvitation(db, { organizationId, id })
    if (!found) throw new AppError('invitation.notFound')
    const state = stateOfInvitation(found, context.now())
    if (state === 'used' || state === 'cancelled') throw new AppError(`invitation.${state}`)
    const wait = secondsUntilNextMail(found.sentAt, context.now())
    if (wait > 0) throw new AppError('request.tooMany', { retryAfterSeconds: wait })

    const invitation = { ...found, expiresAt: invitationEnd(context.now()) }
    await mailInvitation(context, { invitation, inviterId: userId })
    await recordEvent(context, { action: 'team.inviteAgain', organizationId, subject: id })
    return presentInvitation(invitation)
  })
}
