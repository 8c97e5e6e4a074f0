import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

/** A company as the company switch shows it. */
export type CompanyRow = {
  id: string
  slug: string
  name: Bilingual
  verificationStatus: VerificationStatus
  verifiedAt: Date | null
  plan: Plan
  logoFile: string | null
}

/** The columns of `CompanyRow`. */
export const companyColumns = `
  company.id, company.slug, json_build_object('ar', company.name_ar, 'en', company.name_en) as name,
  company.verification_status as "verificationStatus", company.verified_at as "verifiedAt", company.plan,
  company.logo_file as "logoFile"`

/** A company of a caller, and whether its registration number is known: always false for a company out of the scope. */
export type OwnCompanyRow = CompanyRow & { hasRegistrationNumber: boolean }

const ownColumns = `${companyColumns},
  exists (
    select from organization_private as private
    where private.organization_id = company.id and private.registration_number is not null
  ) as "hasRegistrationNumber"`

/** The companies that somebody belongs to, the one chosen last first. Needs a transaction in which that person acts. */
export const listMembershipRows = (
  db: Database,
  userId: string,
): Promise<(OwnCompanyRow & { role: OrganizationRole })[]> =>
  db.query({
    name: 'list_memberships',
    text: `
      select ${ownColumns}, member.role
      from organization_member as member join organization as company on company.id = member.organization_id
      where member.user_id = $1
      order by member.activated_at desc nulls last, member.joined_at desc, company.id`,
    values: [userId],
  })

/** A company that the scope of the transaction can see. */
export async function findCompanyRow(db: Database, id: string): Promise<OwnCompanyRow | undefined> {
  const [row] = await db.query<OwnCompanyRow>({
    name: 'find_company_row',
    text: `select ${ownColumns} from organization as company where company.id = $1 and company.erased_at is null`,
    values: [id],
  })
  return row
}
