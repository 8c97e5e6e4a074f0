import type { ListedUser } from '@qareeb/contract/administration'
import type { UserRow } from './queries/users.ts'

/** An account as platform administrators see it. */
export const toListedUser = (row: UserRow): ListedUser => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  emailVerified: row.emailVerified,
  userType: row.userType,
  createdAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  disabled: row.disabledAt && { at: row.disabledAt.toISOString(), reason: row.disabledReason },
  organizations: row.organizations,
})
