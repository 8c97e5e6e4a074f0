import type {
  ContractType,
  Currency,
  EmploymentType,
  JobCategory,
  PayPeriod,
  SeniorityLevel,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import { sanitizeRichText, type RichText } from './rich-text.ts'

/** What an ad says. In a draft anything may be missing. */
export type JobAdContent = {
  title: Bilingual
  description: { ar: RichText | null; en: RichText | null }
  category: JobCategory | null
  workMode: WorkMode | null
  employmentType: EmploymentType | null
  contractType: ContractType | null
  seniority: SeniorityLevel | null
  /** Net, in minor units of the currency. */
  pay: { min: number; max: number; currency: Currency; period: PayPeriod } | null
  /** Last day to apply, Riyadh date. */
  deadline: string | null
  /** Branches of the company, in the order of the form. */
  locationIds: string[]
  /** For the company's own team alone. */
  contact: { name: string | null; email: string | null; phone: string | null }
}

/** The same as a company sends it: with descriptions in any HTML, or none. */
export type WrittenJobAd = Omit<JobAdContent, 'description'> & { description: Bilingual }

/** Makes what a company has written fit to be stored and shown. */
export function toContent({ description: { ar, en }, ...written }: WrittenJobAd): JobAdContent {
  return {
    ...written,
    description: {
      ar: ar === null ? null : sanitizeRichText(ar),
      en: en === null ? null : sanitizeRichText(en),
    },
  }
}
