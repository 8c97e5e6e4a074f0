import type {
  ContractType,
  Currency,
  EmploymentType,
  JobAdStatus,
  JobCategory,
  PayPeriod,
  Plan,
  SeniorityLevel,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import type { JobAdContent } from '../content/job-ad-content.ts'

/** An ad with everything that its company's team may read. */
export type OwnJobAdRecord = JobAdContent & {
  id: string
  number: number
  organizationId: string
  status: JobAdStatus
  /** Grows with every edit. */
  version: number
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  extendedAt: Date | null
  expiresAt: Date | null
  closedAt: Date | null
  outcome: ClosingOutcome | null
  slugs: Bilingual
}

export type TeamJobAdRow = {
  id: string
  number: number
  organization_id: string
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
  openings: number | null
  benefits: JobAdContent['benefits']
  benefits_text_ar: string | null
  benefits_text_en: string | null
  requirements: Partial<JobAdContent['requirements']>
  ad_type: Plan
  created_at: Date
  updated_at: Date
  published_at: Date | null
  extended_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
  outcome: ClosingOutcome | null
  slug_ar: string | null
  slug_en: string | null
  location_ids: string[]
  name: string | null
  email: string | null
  phone: string | null
}

/** Columns and tables of `TeamJobAdRow`, less branches that were deleted after the ad had closed. */
export const teamJobAdSource = `
    select ad.id, ad.number, ad.organization_id, ad.status, ad.version, ad.title_ar, ad.title_en, ad.description_html_ar,
      ad.description_html_en, ad.description_text_ar, ad.description_text_en, ad.category, ad.work_mode,
      ad.employment_type, ad.contract_type, ad.seniority, ad.pay_period, ad.currency, ad.pay_min, ad.pay_max, ad.deadline,
      ad.openings, ad.benefits, ad.benefits_text_ar, ad.benefits_text_en, ad.requirements, ad.ad_type, ad.created_at,
      ad.updated_at, ad.published_at, ad.extended_at, ad.expires_at, ad.closed_at, ad.outcome,
      (select slug from job_ad_slug where job_ad_id = ad.id and current and locale = 'ar') as slug_ar,
      (select slug from job_ad_slug where job_ad_id = ad.id and current and locale = 'en') as slug_en,
      array(select place.id from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id and place.removed_at is null order by at.location_no) as location_ids,
      contact.name, contact.email, contact.phone
    from job_ad as ad
    left join job_ad_contact as contact on contact.job_ad_id = ad.id`

export function toRecord(row: TeamJobAdRow): OwnJobAdRecord {
  return {
    id: row.id,
    number: row.number,
    organizationId: row.organization_id,
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    extendedAt: row.extended_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    outcome: row.outcome,
    slugs: { ar: row.slug_ar, en: row.slug_en },
    ...contentOf(row),
  }
}

const contentOf = (row: TeamJobAdRow): JobAdContent => ({
  title: { ar: row.title_ar, en: row.title_en },
  description: {
    ar: richText(row.description_html_ar, row.description_text_ar),
    en: richText(row.description_html_en, row.description_text_en),
  },
  category: row.category,
  workMode: row.work_mode,
  employmentType: row.employment_type,
  contractType: row.contract_type,
  seniority: row.seniority,
  pay: payOf(row),
  deadline: row.deadline,
  locationIds: row.location_ids,
  openings: row.openings,
  benefits: row.benefits,
  benefitsText: { ar: row.benefits_text_ar, en: row.benefits_text_en },
  requirements: { ...noRequirements, ...row.requirements },
  adType: row.ad_type,
  contact: { name: row.name, email: row.email, phone: row.phone },
})

const richText = (html: string | null, text: string | null) =>
  html === null ? null : { html, text: text ?? '' }

const payOf = ({ pay_min: min, pay_max: max, currency, pay_period: period }: TeamJobAdRow) =>
  currency === null || period === null ? null : { min, max, currency, period }

/** Requirements of an ad that asks for nothing. */
export const noRequirements: JobAdContent['requirements'] = {
  skills: [],
  experienceYears: null,
  education: null,
  languages: [],
  weeklyHours: null,
  shifts: [],
  onsiteDays: null,
}
