import type {
  ContractType,
  EmploymentType,
  JobAdStatus,
  JobCategory,
  Plan,
  Salary,
  SeniorityLevel,
  VerificationStatus,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Industry, Trade } from './role.ts'

export type DemoLocation = {
  id: string
  name: Bilingual
  address: Bilingual
  shortNationalAddress: string | null
  cityKey: string
  districtKey: string | null
  lat: number
  lng: number
}

export type DemoOrganization = {
  id: string
  name: Bilingual
  industry: Industry
  trade?: Trade
  verificationStatus: VerificationStatus
  verifiedAt: Date | null
  plan: Plan
  createdAt: Date
  locations: DemoLocation[]
}

export type DemoJobAd = {
  id: string
  organizationId: string
  title: Bilingual
  /** HTML of the elements that a description may hold. */
  description: Bilingual
  category: JobCategory
  workMode: WorkMode
  employmentType: EmploymentType
  contractType: ContractType | null
  seniority: SeniorityLevel | null
  salary: Salary
  locations: DemoLocation[]
  status: JobAdStatus
  adType: Plan
  createdAt: Date
  publishedAt: Date | null
  expiresAt: Date | null
  closedAt: Date | null
  /** Last day to apply, as YYYY-MM-DD in Riyadh. */
  deadline: string | null
  contact: { name: string; email: string | null; phone: string | null }
}
