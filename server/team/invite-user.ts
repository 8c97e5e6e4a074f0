import type { InputOf } from '@qareeb/contract/endpoint'
import type { Invitation, inviteUser as endpoint } from '@qareeb/contract/invitations'
import { teamRights } from '@qareeb/contract/rights/team'
import { roleOfName } from '@qareeb/contract/team'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { requireRight } from '../ground/require-right.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, inCompany } from '../ground/use-case.ts'
import { readProfileChanges } from '../identity/read-profile-changes.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { invitationToken } from './invitation-token.ts'
import { limits } from './limits.ts'
import { mailInvitation } from './mail-invitation.ts'
import { presentInvitation } from './present-invitation.ts'
import {
  type InvitationRow,
  insertInvitation,
  type InvitationWords,
  lockOpenInvitation,
  rewordInvitation,
} from './queries/invitations.ts'
import { findMemberByEmail } from './queries/members.ts'
import { requireStill } from './require-still.ts'
import { invitationEnd, secondsUntilNextMail, stateOfInvitation } from './rules.ts'

type Body = InputOf<typeof endpoint>['body']
type Wanted = InvitationWords & { organizationId: string; email: string; inviterId: string }

/**
 * Invites somebody into the caller's company. The same address again is answered with the invitation that it has as
 * long as that holds, and mailed once more when a minute has passed; one that has expired begins again.
 * @throws AppError `team.alreadyMember`, `request.invalid`, `request.tooMany`, `organization.noneActive`
 */
export async function inviteUser(context: Context, { body }: { body: Body }): Promise<Invitation> {
  const { organizationId } = requireRight(context, teamRights.invite)
  const { userId } = signedIn(context)
  const { firstName = '', lastName = '' } = readProfileChanges({
    firstName: body.firstName,
    lastName: body.lastName,
  })
  await countAttempts(context, [
    [limits.invite, organizationId],
    [limits.inviter, userId],
  ])

  const role = roleOfName(body.role)
  const words = { firstName, lastName, role, locale: body.locale ?? context.locale }
  const wanted = { ...words, organizationId, email: body.email, inviterId: userId }
  return inCompany(context, teamRights.invite, async (context) => {
    await requireStill(context, teamRights.invite)
    return presentInvitation(await inviteOnce(context, wanted))
  })
}

async function inviteOnce(context: Inside<Context>, wanted: Wanted): Promise<InvitationRow> {
  const { db } = context
  if (await findMemberByEmail(db, wanted)) throw new AppError('team.alreadyMember')
  const open = await lockOpenInvitation(db, wanted)
  const added = open ? undefined : await add(context, wanted)
  // Invited by somebody else at this very moment: that one is locked until it is committed.
  const present = open ?? added ?? (await lockOpenInvitation(db, wanted))
  if (!present) throw new AppError('server.busy')

  if (stateOfInvitation(present, context.now()) === 'expired') return renew(context, present, wanted)
  const isDue = added !== undefined || secondsUntilNextMail(present.sentAt, context.now()) === 0
  if (isDue) await send(context, { invitation: present, inviterId: wanted.inviterId, isNew: Boolean(added) })
  return present
}

function add(context: Inside<Context>, { inviterId, ...wanted }: Wanted): Promise<InvitationRow | undefined> {
  const now = context.now()
  const id = crypto.randomUUID()
  const { hash: tokenHash } = invitationToken(context, { id, organizationId: wanted.organizationId })
  const row = { ...wanted, id, tokenHash, invitedBy: inviterId, now, expiresAt: invitationEnd(now) }
  return insertInvitation(context.db, row)
}

async function renew(
  context: Inside<Context>,
  expired: InvitationRow,
  wanted: Wanted,
): Promise<InvitationRow> {
  const { firstName, lastName, role, locale, inviterId } = wanted
  const words = { firstName, lastName, role, locale }
  const invitation = { ...expired, ...words, expiresAt: invitationEnd(context.now()) }
  await rewordInvitation(context.db, { id: expired.id, ...words })
  await send(context, { invitation, inviterId, isNew: false })
  return invitation
}

async function send(
  context: Inside<Context>,
  { invitation, inviterId, isNew }: { invitation: InvitationRow; inviterId: string; isNew: boolean },
) {
  const { id, organizationId, role } = invitation
  await mailInvitation(context, { invitation, inviterId })
  const action = isNew ? 'team.invite' : 'team.inviteAgain'
  await recordEvent(context, { action, organizationId, subject: id, details: { role } })
}
