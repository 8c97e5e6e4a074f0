import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

export type Invitee = { email: string; emailVerified: boolean }

/** The address of the person who answers an invitation, locked until the transaction ends. */
export async function lockInvitee(db: Database, userId: string): Promise<Invitee | undefined> {
  const [row] = await db.query<Invitee>({
    name: 'lock_invitee',
    text: `
      select email, email_verified_at is not null as "emailVerified" from user_account where id = $1
      for no key update`,
    values: [userId],
  })
  return row
}

/** The role of a member; undefined for others. Needs the scope of the company. */
export async function findRole(
  db: Database,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<OrganizationRole | undefined> {
  const [row] = await db.query<{ role: OrganizationRole }>({
    name: 'find_role',
    text: 'select role from organization_member where organization_id = $1 and user_id = $2',
    values: [organizationId, userId],
  })
  return row?.role
}
