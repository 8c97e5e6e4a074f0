import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

/** A company as a switcher shows it. */
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

/** The companies that somebody belongs to, the one chosen last first. Needs a transaction in which that person acts. */
export const listMembershipRows = (
  db: Database,
  userId: string,
): Promise<(CompanyRow & { role: OrganizationRole })[]> =>
  db.query({
    name: 'list_memberships',
    text: `
      select ${companyColumns}, member.role
      from organization_member as member join organization as company on company.id = member.organization_id
      where member.user_id = $1
      order by member.activated_at desc nulls last, member.joined_at desc, company.id`,
    values: [userId],
  })

/** A company that the scope of the transaction can see. */
export async function findCompanyRow(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db.query<CompanyRow>({
    name: 'find_company_row',
    text: `select ${companyColumns} from organization as company where company.id = $1 and company.erased_at is null`,
    values: [id],
  })
  return row
}
