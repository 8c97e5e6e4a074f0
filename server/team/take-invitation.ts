import type { OrganizationRole } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context, TicketHolder } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { readTicket } from '../ground/ticket.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { lockReceived, markAccepted, type ReceivedRow } from './queries/invitations.ts'
import { holdCompany, insertMember } from './queries/members.ts'
import { stateOfInvitation } from './rules.ts'

/** What a token says that somebody holds up. @throws AppError `invitation.notFound` for a text that is none */
export function heldToken(token: string): TicketHolder {
  const held = readTicket(token)
  if (!held) throw new AppError('invitation.notFound')
  return held
}

/** The invitation of a token, locked, in whatever state. @throws AppError `invitation.notFound` */
export async function lockHeld(db: Database, { organizationId, hash }: TicketHolder): Promise<ReceivedRow> {
  // One that is being deleted at this moment is waited for; that it is gone, the invitation says.
  await holdCompany(db, organizationId)
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
 * Uses a locked invitation up: whoever answers it is in the team from then on.
 * @returns what they are in it; who was in it already stays what they were
 */
export async function joinTeam(
  context: Context,
  db: Transaction,
  { invitation, userId }: { invitation: ReceivedRow; userId: string },
): Promise<OrganizationRole> {
  const { id, organizationId, role } = invitation
  const now = context.now()
  const joinedAs = await insertMember(db, { organizationId, userId, role, now })
  await markAccepted(db, { id, now })
  await recordEvent(
    { ...context, db },
    {
      action: 'team.join',
      actorId: userId,
      organizationId,
      subject: userId,
      details: { invitation: id, role: joinedAs },
    },
  )
  return joinedAs
}
