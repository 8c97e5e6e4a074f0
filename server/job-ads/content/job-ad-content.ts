import type {
  ContractType,
  Currency,
  EmploymentType,
  JobCategory,
  PayPeriod,
  Plan,
  SeniorityLevel,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { JobAdContent as SentContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { Benefit } from '@qareeb/contract/job-ads/job-ad-requirements'
import type { Bilingual } from '@qareeb/contract/locale'
import { sanitizeRichText, type RichText } from './sanitize-rich-text.ts'

/** The content of an ad. In a draft anything may be missing. */
export type JobAdContent = {
  title: Bilingual
  description: { ar: RichText | null; en: RichText | null }
  category: JobCategory | null
  workMode: WorkMode | null
  employmentType: EmploymentType | null
  contractType: ContractType | null
  seniority: SeniorityLevel | null
  /** Net, in minor units of the currency. A draft may name one amount alone. */
  pay: { min: number | null; max: number | null; currency: Currency; period: PayPeriod } | null
  /** Last day to apply, Riyadh date. */
  deadline: string | null
  /** Branches of the company, in the order of the form. */
  locationIds: string[]
  openings: number | null
  benefits: Benefit[]
  benefitsText: Bilingual
  requirements: SentContent['requirements']
  /** A label; at most the company's plan. */
  adType: Plan
  /** For the company's own team alone. */
  contact: { name: string | null; email: string | null; phone: string | null }
}

/** The same as a company sends it: with descriptions in any HTML, or none. */
export type WrittenJobAd = Omit<JobAdContent, 'description'> & { description: Bilingual }

/** Cleans a company's content for storage and display. */
export function toContent({ description: { ar, en }, ...written }: WrittenJobAd): JobAdContent {
  return {
    ...written,
    description: {
      ar: ar === null ? null : sanitizeRichText(ar),
      en: en === null ? null : sanitizeRichText(en),
    },
  }
}
