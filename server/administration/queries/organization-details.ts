import type { Plan } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'
import { companyColumns, type CompanyRow } from './organizations.ts'

// Each of these runs inside of the company's scope.

export type CompanyDetails = CompanyRow & {
  rejectedAt: Date | null
  rejectionReason: string | null
  planInterest: Plan | null
  planInterestAt: Date | null
  registrationNumber: string | null
}

/** A company with the columns for its team. */
export async function findCompanyDetails(db: Database, id: string): Promise<CompanyDetails | undefined> {
  const [company] = await db.query<CompanyDetails>({
    name: 'admin_company',
    text: `
      select ${companyColumns}, private.rejected_at as "rejectedAt", private.rejection_reason as "rejectionReason",
        private.plan_interest as "planInterest", private.plan_interest_at as "planInterestAt",
        private.registration_number as "registrationNumber"
      from organization as company
      left join organization_private as private on private.organization_id = company.id
      where company.id = $1 and company.erased_at is null`,
    values: [id],
  })
  return company
}

export type MemberRow = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: OrganizationRole
  disabled: boolean
  joinedAt: Date
  /** How many there are in all. */
  total: number
}

/** The team, those who joined first at the top; the first two hundred of a very large one. */
export const listMembersOf = (db: Database, organizationId: string): Promise<MemberRow[]> =>
  db.query<MemberRow>({
    name: 'admin_company_members',
    text: `
      select account.id, account.first_name as "firstName", account.last_name as "lastName", account.email,
        account.phone, member.role, account.disabled_at is not null as disabled, member.joined_at as "joinedAt",
        count(*) over ()::int as total
      from organization_member as member join user_account as account on account.id = member.user_id
      where member.organization_id = $1
      order by member.joined_at, account.id limit 200`,
    values: [organizationId],
  })

export type InvitationRow = {
  id: string
  email: string
  role: OrganizationRole
  createdAt: Date
  expiresAt: Date
  /** How many there are in all. */
  total: number
}

/** Invitations that still hold, the latest two hundred first. */
export const listOpenInvitationsOf = (
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<InvitationRow[]> =>
  db.query<InvitationRow>({
    name: 'admin_company_invitations',
    text: `
      select id, email, role, created_at as "createdAt", expires_at as "expiresAt",
        count(*) over ()::int as total
      from organization_invitation
      where organization_id = $1 and accepted_at is null and cancelled_at is null and expires_at > $2
      order by created_at desc, id limit 200`,
    values: [organizationId, now],
  })

export type LocationRow = {
  id: string
  name: Bilingual
  address: Bilingual
  lat: number
  lng: number
  total: number
}

/** The oldest branches, each with how many there are in all. */
export const listLocationsOf = (db: Database, organizationId: string): Promise<LocationRow[]> =>
  db.query<LocationRow>({
    name: 'admin_company_locations',
    text: `
      select id, bilingual(name_ar, name_en) as name, bilingual(address_ar, address_en) as address, lat, lng,
        count(*) over ()::int as total
      from organization_location where organization_id = $1 and removed_at is null
      order by created_at, id limit 100`,
    values: [organizationId],
  })

export type JobAdRow = {
  id: string
  title: Bilingual
  status: 'draft' | 'published' | 'archived'
  expiresAt: Date | null
  createdAt: Date
}

/** The latest ads, drafts among them. */
export const listJobAdsOf = (db: Database, organizationId: string): Promise<JobAdRow[]> =>
  db.query<JobAdRow>({
    name: 'admin_company_ads',
    text: `
      select id, bilingual(title_ar, title_en) as title, status, expires_at as "expiresAt", created_at as "createdAt"
      from job_ad where organization_id = $1
      order by created_at desc, id limit 20`,
    values: [organizationId],
  })

/** How many ads are open, closed or expired, and not published yet. */
export async function countJobAdsOf(
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<{ active: number; inactive: number; draft: number }> {
  const [counts] = await db.query<{ active: number; inactive: number; draft: number }>({
    name: 'admin_company_ad_counts',
    text: `
      select count(*) filter (where status = 'published' and expires_at > $2)::int as active,
        count(*) filter (where status = 'archived' or (status = 'published' and expires_at <= $2))::int as inactive,
        count(*) filter (where status = 'draft')::int as draft
      from job_ad where organization_id = $1`,
    values: [organizationId, now],
  })
  return counts ?? { active: 0, inactive: 0, draft: 0 }
}
