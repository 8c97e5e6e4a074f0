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
import type { Bilingual } from '@qareeb/contract/locale'

/** What lists show of an open ad, as `search_card.card` holds it; instants are ISO 8601 in UTC. */
export type StoredCard = {
  id: string
  slugs: Bilingual
  title: Bilingual
  organization: {
    id: string
    slug: string
    name: Bilingual
    verified: boolean
    verifiedAt: string | null
    /** A path of this site. */
    logoUrl: string | null
  }
  category: JobCategory
  workMode: WorkMode
  employmentType: EmploymentType
  contractType: ContractType | null
  seniority: SeniorityLevel | null
  /** In minor units of the currency. */
  pay: { min: number; max: number; currency: Currency; period: PayPeriod }
  publishedAt: string
  expiresAt: string
  /** In the order of the form: `location_no` counts from 1. */
  locations: StoredLocation[]
}

export type StoredLocation = {
  id: string
  name: Bilingual
  address: Bilingual
  /** Keys of the gazetteer. */
  city: string | null
  district: string | null
  lat: number
  lng: number
}

/** An ad that is or was public, as lists of saved jobs get it from the view `job_ad_card`. */
export type SavedCard = { status: JobAdStatus; expires_at: Date; card: StoredCard }
