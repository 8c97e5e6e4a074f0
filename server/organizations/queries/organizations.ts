import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'

/** A company with the columns for its team and platform administrators. */
export type Company = {
  id: string
  slug: string
  name: Bilingual
  plan: Plan
  verificationStatus: VerificationStatus
  verifiedAt: Date | null
  /** Key of the picture. */
  logoFile: string | null
  marketingAllowed: boolean
  publicSince: Date | null
  /** Since when its page is hidden, because it was rejected. */
  hiddenSince: Date | null
  createdAt: Date
  version: number
  waitingSince: Date | null
  rejectedAt: Date | null
  rejectionReason: string | null
  registrationFileId: string | null
  /** Riyadh date. */
  registrationExpiresOn: string | null
  registrationNumber: string | null
  retentionMonths: number
  planInterest: Plan | null
  planInterestAt: Date | null
  /** The member who asked about the plan. */
  planInterestBy: string | null
}

const selectCompany = `
  select company.id, company.slug, json_build_object('ar', company.name_ar, 'en', company.name_en) as name, company.plan,
    company.verification_status as "verificationStatus", company.verified_at as "verifiedAt",
    company.logo_file as "logoFile", company.marketing_allowed as "marketingAllowed",
    company.public_since as "publicSince", company.hidden_since as "hiddenSince", company.created_at as "createdAt",
    company.version,
    private.waiting_since as "waitingSince", private.rejected_at as "rejectedAt",
    private.rejection_reason as "rejectionReason", private.registration_file_id as "registrationFileId",
    private.registration_expires_on as "registrationExpiresOn", private.registration_number as "registrationNumber",
    coalesce(private.retention_months, 12) as "retentionMonths", private.plan_interest as "planInterest",
    private.plan_interest_at as "planInterestAt", private.plan_interest_by as "planInterestBy"
  from organization as company left join organization_private as private on private.organization_id = company.id
  where company.id = $1 and company.erased_at is null`

/** A company as its own people know it; none without the right to see it, and none that was deleted. */
export async function findCompany(db: Database, id: string): Promise<Company | undefined> {
  const [company] = await db.query<Company>({ name: 'find_company', text: selectCompany, values: [id] })
  return company
}

/** The same, kept from every other change until the transaction ends. */
export async function lockCompany(db: Database, id: string): Promise<Company | undefined> {
  const text = `${selectCompany} for update of company`
  const [company] = await db.query<Company>({ name: 'lock_company', text, values: [id] })
  return company
}

/** Adds a company that is not verified yet, under the first of the addresses that is free. */
export async function insertCompany(
  db: Database,
  { id, name, slugs, now }: { id: string; name: Bilingual; slugs: readonly string[]; now: Date },
): Promise<void> {
  for (const slug of slugs) {
    const added = await db.query({
      name: 'insert_company',
      text: `
        insert into organization (id, slug, name_ar, name_en, created_at) values ($1, $2, $3, $4, $5)
        on conflict (slug) do nothing returning id`,
      values: [id, slug, name.ar, name.en, now],
    })
    if (added.length > 0) return
  }
  throw new Error(`No slug is free for the company ${id}`)
}

/** The public columns of a company; undefined ones stay. */
export type CompanyChanges = Changes<
  | 'name'
  | 'plan'
  | 'verificationStatus'
  | 'verifiedAt'
  | 'logoFile'
  | 'marketingAllowed'
  | 'publicSince'
  | 'hiddenSince'
  | 'version'
>

type Changes<Field extends keyof Company> = { [Name in Field]?: Company[Name] | undefined }

export async function updateCompany(db: Database, id: string, changes: CompanyChanges): Promise<void> {
  await db.kysely
    .updateTable('organization')
    .set({
      // Kysely leaves out what is undefined; the id keeps the statement whole when nothing is named.
      id,
      name_ar: changes.name?.ar,
      name_en: changes.name?.en,
      plan: changes.plan,
      verification_status: changes.verificationStatus,
      verified_at: changes.verifiedAt,
      logo_file: changes.logoFile,
      marketing_allowed: changes.marketingAllowed,
      public_since: changes.publicSince,
      hidden_since: changes.hiddenSince,
      version: changes.version,
    })
    .where('id', '=', id)
    .execute()
}

/** The columns of a company for its team and platform administrators; undefined ones stay. */
export type PrivateChanges = Changes<
  | 'waitingSince'
  | 'rejectedAt'
  | 'rejectionReason'
  | 'registrationFileId'
  | 'registrationExpiresOn'
  | 'registrationNumber'
  | 'retentionMonths'
  | 'planInterest'
  | 'planInterestAt'
  | 'planInterestBy'
>

export async function savePrivate(db: Database, id: string, changes: PrivateChanges): Promise<void> {
  const values = {
    organization_id: id,
    waiting_since: changes.waitingSince,
    rejected_at: changes.rejectedAt,
    rejection_reason: changes.rejectionReason,
    registration_file_id: changes.registrationFileId,
    registration_expires_on: changes.registrationExpiresOn,
    registration_number: changes.registrationNumber,
    retention_months: changes.retentionMonths,
    plan_interest: changes.planInterest,
    plan_interest_at: changes.planInterestAt,
    plan_interest_by: changes.planInterestBy,
  }
  await db.kysely
    .insertInto('organization_private')
    .values(values)
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute()
}
