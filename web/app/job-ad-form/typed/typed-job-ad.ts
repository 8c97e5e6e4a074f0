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
import type { JobAdContent, Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import type { Requirements as AllRequirements } from '@qareeb/contract/job-ads/job-ad-content'
import { isAbove } from '@qareeb/contract/organizations'
import { typedDateOf } from '../../forms/typed-date.ts'
import { writeNumber } from './read-number.ts'

/** A text in both languages as it is typed. */
export type TypedTexts = { ar: string; en: string }

/** A job ad as it stands in the fields of the form: nothing chosen and nothing typed are `''`. */
export type TypedJobAd = {
  title: TypedTexts
  /** HTML of the editors. */
  description: TypedTexts
  category: JobCategory | ''
  workMode: WorkMode | ''
  employmentType: EmploymentType | ''
  contractType: ContractType | ''
  seniority: SeniorityLevel | ''
  pay: { min: string; max: string; currency: Currency; period: PayPeriod }
  locationIds: readonly string[]
  /** DD / MM / YYYY. */
  deadline: string
  openings: string
  benefits: JobAdContent['benefits']
  benefitsText: TypedTexts
  requirements: Pick<Requirements, 'skills' | 'languages' | 'shifts'> & {
    experienceYears: string
    education: NonNullable<AllRequirements['education']> | ''
    weeklyHours: string
    onsiteDays: string
  }
  contact: { name: string; email: string; phone: string }
  adType: Plan
}

/** An empty form. @param adType the plan of the company */
export const emptyJobAd = (adType: Plan): TypedJobAd => ({
  title: noTexts,
  description: noTexts,
  category: '',
  workMode: '',
  employmentType: '',
  contractType: '',
  seniority: '',
  pay: { min: '', max: '', currency: 'SAR', period: 'monthly' },
  locationIds: [],
  deadline: '',
  openings: '',
  benefits: [],
  benefitsText: noTexts,
  requirements: {
    skills: [],
    languages: [],
    shifts: [],
    experienceYears: '',
    education: '',
    weeklyHours: '',
    onsiteDays: '',
  },
  contact: { name: '', email: '', phone: '' },
  adType,
})

const noTexts: TypedTexts = { ar: '', en: '' }

/** A stored ad as it stands in the fields. */
export const typedOf = (content: JobAdContent): TypedJobAd => ({
  title: textsOf(content.title),
  description: textsOf(content.description),
  category: content.category ?? '',
  workMode: content.workMode ?? '',
  employmentType: content.employmentType ?? '',
  contractType: content.contractType ?? '',
  seniority: content.seniority ?? '',
  pay: {
    min: writeNumber(content.pay?.min),
    max: writeNumber(content.pay?.max),
    currency: content.pay?.currency ?? 'SAR',
    period: content.pay?.period ?? 'monthly',
  },
  locationIds: content.locationIds,
  deadline: typedDateOf(content.deadline),
  openings: writeNumber(content.openings),
  benefits: content.benefits,
  benefitsText: textsOf(content.benefitsText),
  requirements: typedRequirements(content.requirements),
  contact: {
    name: content.contact.name ?? '',
    email: content.contact.email ?? '',
    phone: content.contact.phone ?? '',
  },
  adType: content.adType,
})

/** The ad with a type that a plan includes: one above it becomes the plan's own. */
export const withinPlan = (typed: TypedJobAd, plan: Plan): TypedJobAd =>
  isAbove(typed.adType, plan) ? { ...typed, adType: plan } : typed

const typedRequirements = (written: Requirements): TypedJobAd['requirements'] => ({
  skills: written.skills,
  languages: written.languages,
  shifts: written.shifts,
  experienceYears: writeNumber(written.experienceYears),
  education: written.education ?? '',
  weeklyHours: writeNumber(written.weeklyHours),
  onsiteDays: writeNumber(written.onsiteDays),
})

const textsOf = ({ ar, en }: { ar: string | null; en: string | null }): TypedTexts => ({
  ar: ar ?? '',
  en: en ?? '',
})
