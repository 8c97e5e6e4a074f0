import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

type Membership = { organizationId: string; userId: string }

/** Makes somebody the first administrator of a company, with which their next session begins. */
export async function insertFounder(
  db: Database,
  { organizationId, userId, now }: Membership & { now: Date },
): Promise<void> {
  await db.query({
    name: 'insert_organization_founder',
    text: `
      insert into organization_member (organization_id, user_id, role, joined_at, activated_at)
      values ($1, $2, 'ADMIN', $3, $3)`,
    values: [organizationId, userId, now],
  })
}

/**
 * Stores that a member chose this company.
 * @returns their role in it; nothing for a person outside of it
 */
export async function markActivated(
  db: Database,
  { organizationId, userId, now }: Membership & { now: Date },
): Promise<OrganizationRole | undefined> {
  const [member] = await db.query<{ role: OrganizationRole }>({
    name: 'mark_organization_activated',
    text: `
      update organization_member set activated_at = $3 where organization_id = $1 and user_id = $2 returning role`,
    values: [organizationId, userId, now],
  })
  return member?.role
}

/** Takes a member out of the team. */
export async function deleteMember(db: Database, { organizationId, userId }: Membership): Promise<void> {
  await db.query({
    name: 'delete_member',
    text: 'delete from organization_member where organization_id = $1 and user_id = $2',
    values: [organizationId, userId],
  })
}

/** Anyone who gets a mail. */
export type Recipient = { userId: string; email: string; firstName: string; locale: Locale }

/** The people of a company, or those with one role, who can still sign in. */
export const listRecipients = (
  db: Database,
  organizationId: string,
  role: OrganizationRole | null = null,
): Promise<Recipient[]> =>
  db.query({
    name: 'list_organization_recipients',
    text: `
      select account.id as "userId", account.email, account.first_name as "firstName", account.locale
      from organization_member as member join user_account as account on account.id = member.user_id
      where member.organization_id = $1 and ($2::organization_role is null or member.role = $2)
        and account.disabled_at is null
      order by account.id`,
    values: [organizationId, role],
  })
