import type {
  ContractType,
  Currency,
  EmploymentType,
  JobAdStatus,
  JobCategory,
  PayPeriod,
  SeniorityLevel,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { Transaction } from '../../platform/database/database.ts'
import type { JobAdContent } from '../job-ad-content.ts'

/** An ad of the company that the transaction works for, locked until it ends. */
export type LockedJobAd = JobAdContent & {
  id: string
  number: number
  status: JobAdStatus
  /** Grows with every edit. */
  version: number
  publishedAt: Date | null
  expiresAt: Date | null
}

type Row = {
  id: string
  number: number
  status: JobAdStatus
  version: number
  title_ar: string | null
  title_en: string | null
  description_html_ar: string | null
  description_html_en: string | null
  description_text_ar: string | null
  description_text_en: string | null
  category: JobCategory | null
  work_mode: WorkMode | null
  employment_type: EmploymentType | null
  contract_type: ContractType | null
  seniority: SeniorityLevel | null
  pay_period: PayPeriod | null
  currency: Currency | null
  pay_min: number | null
  pay_max: number | null
  deadline: string | null
  published_at: Date | null
  expires_at: Date | null
  location_ids: string[]
  name: string | null
  email: string | null
  phone: string | null
}

/**
 * Locks one ad of a company with everything that it says, less branches that were deleted after it had closed; none when
 * the company has no such ad.
 */
export async function lockJobAd(
  db: Transaction,
  { organizationId, jobAdId }: OwnJobAd,
): Promise<LockedJobAd | undefined> {
  const [row] = await db.query<Row>({
    name: 'lock_job_ad',
    text: `
    select ad.id, ad.number, ad.status, ad.version, ad.title_ar, ad.title_en, ad.description_html_ar, ad.description_html_en,
      ad.description_text_ar, ad.description_text_en, ad.category, ad.work_mode, ad.employment_type, ad.contract_type,
      ad.seniority, ad.pay_period, ad.currency, ad.pay_min, ad.pay_max, ad.deadline, ad.published_at, ad.expires_at,
      array(select place.id from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id and place.removed_at is null order by at.location_no) as location_ids,
      contact.name, contact.email, contact.phone
    from job_ad as ad
    left join job_ad_contact as contact on contact.job_ad_id = ad.id
    where ad.id = $1 and ad.organization_id = $2
    for update of ad`,
    values: [jobAdId, organizationId],
  })
  return row && asLocked(row)
}

/** An ad, and the company that it has to belong to. */
export type OwnJobAd = { organizationId: string; jobAdId: string }

function asLocked(row: Row): LockedJobAd {
  const text = (html: string | null, plain: string | null) =>
    html === null ? null : { html, text: plain ?? '' }
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    version: row.version,
    publishedAt: row.published_at,
    expiresAt: row.expires_at,
    title: { ar: row.title_ar, en: row.title_en },
    description: {
      ar: text(row.description_html_ar, row.description_text_ar),
      en: text(row.description_html_en, row.description_text_en),
    },
    category: row.category,
    workMode: row.work_mode,
    employmentType: row.employment_type,
    contractType: row.contract_type,
    seniority: row.seniority,
    pay: payOf(row),
    deadline: row.deadline,
    locationIds: row.location_ids,
    contact: { name: row.name, email: row.email, phone: row.phone },
  }
}

function payOf({ pay_min: min, pay_max: max, currency, pay_period: period }: Row): JobAdContent['pay'] {
  return min === null || max === null || currency === null || period === null
    ? null
    : { min, max, currency, period }
}
