import type { InvitationState, ReceivedInvitation } from '@qareeb/contract/invitations'
import { pictureUrl } from '../files/addresses.ts'
import type { Context } from '../ground/context.ts'
import { readTicket } from '../ground/ticket.ts'
import { withTicket } from '../ground/use-case.ts'
import { findAddressHolder } from '../identity/email-links/find-address-holder.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { findReceived, type ReceivedRow } from './queries/invitations.ts'
import { stateOfInvitation } from './rules.ts'

/** Shows the holder of a token the contents and the state of its invitation. */
export async function getInvitation(
  context: Context,
  { body: { token } }: { body: { token: string } },
): Promise<InvitationState> {
  await countAttempts(context, [[limits.invitationTokens, context.origin.network]])
  const holder = readTicket(token)
  const row = holder && (await withTicket(context, holder, ({ db }) => findReceived(db, holder.hash)))
  if (!row) return { state: 'unknown', invitation: null }
  const account = await findAddressHolder(context, row.email)
  return {
    state: stateOfInvitation(row, context.now()),
    invitation: presentReceived(row, { hasAccount: account !== undefined }),
  }
}

const presentReceived = (row: ReceivedRow, { hasAccount }: { hasAccount: boolean }): ReceivedInvitation => ({
  organization: {
    id: row.organizationId,
    name: row.company,
    logoUrl: row.logoFile && pictureUrl(row.logoFile),
    verified: row.isVerified,
  },
  role: row.role,
  inviterName: row.inviterName,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  locale: row.locale,
  expiresAt: row.expiresAt.toISOString(),
  hasAccount,
})
