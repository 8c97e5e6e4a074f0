import type { OrganizationRole } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context, TicketHolder } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { readTicket } from '../ground/ticket.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Transaction } from '../platform/database/database.ts'
import { setScope } from '../platform/database/set-scope.ts'
import { findReceived, lockReceived, markAccepted, type ReceivedRow } from './queries/invitations.ts'
import { lockCompanyAgainstDeletion, insertMember } from './queries/members.ts'
import { stateOfInvitation } from './rules.ts'

/**
 * The contents of a token.
 * @throws AppError `invitation.notFound` for a text that is none
 */
export function readInvitationToken(token: string): TicketHolder {
  const held = readTicket(token)
  if (!held) throw new AppError('invitation.notFound')
  return held
}

/**
 * The invitation of a ticket, locked, in any state. The transaction begins in the scope of the ticket and goes on
 * in that of the company and of the person who joins it.
 * @throws AppError `invitation.notFound`
 */
export async function lockHeld(
  db: Transaction,
  { held: { hash }, userId }: { held: TicketHolder; userId: string },
): Promise<ReceivedRow> {
  const found = await findReceived(db, hash)
  if (!found) throw new AppError('invitation.notFound')
  const { organizationId } = found
  await setScope(db, { actor: userId, organizationId })
  // Wait for a running deletion of the company; then the invitation is not found.
  await lockCompanyAgainstDeletion(db, organizationId)
  const invitation = await lockReceived(db, hash)
  if (!invitation) throw new AppError('invitation.notFound')
  return invitation
}

/** @throws AppError `invitation.used`, `invitation.expired`, `invitation.cancelled` */
export function requireValid(invitation: ReceivedRow, now: Date): void {
  const state = stateOfInvitation(invitation, now)
  if (state !== 'valid') throw new AppError(`invitation.${state}`)
}

/**
 * Uses a locked invitation up: the person who answers it is in the team from then on.
 * @returns their role in it; a former member keeps theirs
 */
export async function joinTeam(
  context: Inside<Context>,
  { invitation, userId }: { invitation: ReceivedRow; userId: string },
): Promise<OrganizationRole> {
  const { db } = context
  const { id, organizationId, role } = invitation
  const now = context.now()
  const joinedAs = await insertMember(db, { organizationId, userId, role, now })
  await markAccepted(db, { id, now })
  await recordEvent(context, {
    action: 'team.join',
    actorId: userId,
    organizationId,
    subject: userId,
    details: { invitation: id, role: joinedAs },
  })
  return joinedAs
}
