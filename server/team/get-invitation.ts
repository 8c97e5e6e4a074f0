import type { InvitationState, ReceivedInvitation } from '@qareeb/contract/invitations'
import { pictureUrl } from '../files/addresses.ts'
import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { findAddressHolder } from '../identity/find-address-holder.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { readInvitationToken } from './invitation-token.ts'
import { limits } from './limits.ts'
import { findReceived, type ReceivedRow } from './queries/invitations.ts'
import { stateOfInvitation } from './rules.ts'
import type { HeldToken } from './take-invitation.ts'

/** Tells whoever holds the token of an invitation what it says and whether it still holds. */
export async function getInvitation(
  context: Context,
  { body: { token } }: { body: { token: string } },
): Promise<InvitationState> {
  await countAttempts(context, [[limits.invitationTokens, context.origin.network]])
  const held = readInvitationToken(token)
  const row = held && (await findHeld(context, held))
  if (!row) return { state: 'unknown', invitation: null }
  const holder = await findAddressHolder(context, row.email)
  return {
    state: stateOfInvitation(row, context.now()),
    invitation: presentReceived(row, { hasAccount: holder !== undefined }),
  }
}

const findHeld = (context: Context, { organizationId, hash }: HeldToken) =>
  inTransaction(context, ({ db }) => findReceived(db, hash), { organizationId })

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
