import type { Invitation } from '@qareeb/contract/invitations'
import type { InvitationRow } from './queries/invitations.ts'

/** An invitation as the administrators of its company see it. */
export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  locale: row.locale,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})
