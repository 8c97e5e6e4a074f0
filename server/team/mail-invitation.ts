import type { Services } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import { countInTransaction } from '../platform/attempts/attempts.ts'
import { invitationToken } from './invitation-token.ts'
import { limits } from './limits.ts'
import { type InvitationRow, markSent } from './queries/invitations.ts'
import { getInviterName } from './queries/inviter.ts'
import { getCompanyName } from './queries/members.ts'
import { roleWord } from './role-word.ts'

/**
 * Mails an invitation in its language and stores the moment; the caller sets its expiry. The mail is counted: a
 * rollback of the transaction takes the count back.
 * @throws AppError `request.tooMany` when the address has been sent as many as allowed
 */
export async function mailInvitation(
  services: Inside<Services>,
  { invitation, inviterId }: { invitation: InvitationRow; inviterId: string },
): Promise<void> {
  const { db } = services
  const { id, email: to, locale, firstName, role, expiresAt, organizationId } = invitation
  await countInTransaction(services, [[limits.invitationMail, to.toLowerCase()]])
  const now = services.now()
  const { token, hash } = invitationToken(services, invitation)
  const data = {
    firstName,
    inviter: await getInviterName(db, inviterId),
    company: nameIn(locale, await getCompanyName(db, organizationId)),
    role: roleWord(locale, role),
    at: expiresAt.toISOString(),
    url: pageAddress(services, locale, `/invite?token=${token}`),
  }
  await markSent(db, { id, tokenHash: hash, invitedBy: inviterId, now, expiresAt })
  const mail = { name: 'teamInvitation', data } as const
  await services.mail.send(db, { to, locale, key: `invitation:${id}:${now.getTime()}`, mail })
}
