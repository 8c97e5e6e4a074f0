import type { Database } from '../../platform/database/database.ts'

/**
 * Erases invitations and members of a company. In this order: an invitation that is being accepted at this moment
 * is locked until its member is there.
 */
export async function deleteTeam(db: Database, organizationId: string): Promise<void> {
  for (const table of ['organization_invitation', 'organization_member'])
    await db.query({ text: `delete from ${table} where organization_id = $1`, values: [organizationId] })
}

/** Erases the branches that no ad names; the others stay where the pages of closed ads say that they were. */
export async function deleteBranches(db: Database, organizationId: string): Promise<void> {
  await db.query({
    text: `
      delete from organization_location as place where organization_id = $1
        and not exists (select from job_ad_location where organization_location_id = place.id)`,
    values: [organizationId],
  })
  await db.query({
    text: 'update organization_location set short_national_address = null where organization_id = $1',
    values: [organizationId],
  })
}

/**
 * Makes a company a tombstone: its name stays where closed pages name it. One without such pages keeps nothing, and
 * its row is unreadable.
 */
export async function markErased(db: Database, organizationId: string, now: Date): Promise<void> {
  await db.query({
    text: `
      update organization as company set erased_at = $2, logo_file = null, plan = 'free', marketing_allowed = false,
        verification_status = 'pending', verified_at = null, version = version + 1,
        name_ar = case when named then name_ar end, name_en = case when named then name_en else '—' end,
        slug = case when named then slug else id::text end, public_since = case when named then public_since end
      from (select exists (select from job_ad where organization_id = $1) as named) as tombs
      where company.id = $1`,
    values: [organizationId, now],
  })
}

/**
 * The members except one person, locked, so that none goes or changes meanwhile. A disabled one does not count as
 * administrator.
 */
export function lockOtherMembers(
  db: Database,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<{ administers: boolean }[]> {
  return db.query({
    name: 'lock_other_members',
    text: `
      select member.role = 'ADMIN' and account.disabled_at is null as administers
      from organization_member as member join user_account as account on account.id = member.user_id
      where member.organization_id = $1 and member.user_id <> $2
      order by member.user_id for update of member`,
    values: [organizationId, userId],
  })
}
