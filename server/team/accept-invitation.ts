import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { acceptInvitation as endpoint } from '@qareeb/contract/invitations'
import { isSameAddress } from '@qareeb/contract/users'
import type { Context, SignedIn } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { actFor } from '../identity/act-for.ts'
import { confirmAddress } from '../identity/email-links/confirm-address.ts'
import { becomeEmployer } from '../identity/register/become-employer.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { ReceivedRow } from './queries/invitations.ts'
import { findRole, lockInvitee } from './queries/invitee.ts'
import { readInvitationToken, joinTeam, lockHeld, requireValid } from './take-invitation.ts'

type Answer = ResponseOf<typeof endpoint>

/** Platform administrators belong to no company. @throws AppError `invitation.notForAdmins` */
export function allowAccepting(context: Pick<Context, 'actor'>): void {
  if (signedIn(context).userType === 'admin') throw new AppError('invitation.notForAdmins')
}

/**
 * Takes the caller into the team that has invited their address, and makes it the company that they act for. The token
 * was mailed, so it proves the address too. Anyone who sends it again and is still in the team gets the same answer.
 * @throws AppError `invitation.notFound`, `.used`, `.expired`, `.cancelled`, `.otherAddress`
 */
export async function acceptInvitation(
  context: Context,
  { body: { token } }: { body: { token: string } },
): Promise<Answer> {
  const held = readInvitationToken(token)
  const caller = signedIn(context)
  const { userId, sessionId } = caller
  return inTransaction(
    context,
    async (context) => {
      const { db } = context
      const invitation = await lockHeld(db, { held, userId })
      const { organizationId } = invitation
      const role =
        (await roleIfAccepted(db, invitation, userId)) ?? (await accept(context, invitation, caller))
      await actFor(db, { sessionId, organizationId, impersonationEndsAt: null })
      return { organization: { id: organizationId, name: invitation.company }, role }
    },
    { ticket: held.hash },
  )
}

/** The caller's role when this very invitation was used by their address and they are still there. */
async function roleIfAccepted(db: Transaction, invitation: ReceivedRow, userId: string) {
  if (!invitation.acceptedAt || invitation.isErased) return undefined
  const invitee = await lockInvitee(db, userId)
  if (!invitee || !isSameAddress(invitee.email, invitation.email)) return undefined
  return findRole(db, { organizationId: invitation.organizationId, userId })
}

async function accept(context: Inside<Context>, invitation: ReceivedRow, { userId, sessionId }: SignedIn) {
  requireValid(invitation, context.now())
  const invitee = await lockInvitee(context.db, userId)
  if (!invitee) throw new AppError('auth/session-ended')
  if (!isSameAddress(invitee.email, invitation.email)) throw new AppError('invitation.otherAddress')

  if (!invitee.emailVerified) await confirmAddress(context, { userId, keptSession: sessionId })
  await becomeEmployer(context, userId)
  return joinTeam(context, { invitation, userId })
}
