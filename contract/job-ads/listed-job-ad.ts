import type { JobAdCard, JobAdLocation, OrganizationSummary, PublicJobAd } from '../job-ads.ts'

/** An ad as lists show it, with what they show alone; a closed one may have no location any more. */
export type ListedJobAd = Pick<
  JobAdCard,
  | 'id'
  | 'slugs'
  | 'title'
  | 'workMode'
  | 'employmentType'
  | 'seniority'
  | 'salary'
  | 'publishedAt'
  | 'expiresAt'
  | 'locationCount'
> & { organization: ListedCompany; location: ListedPlace | null }

/** One that has a location. */
export type ShownJobAd = ListedJobAd & { location: ListedPlace }

export type ListedCompany = Pick<OrganizationSummary, 'id' | 'name' | 'verified' | 'logoUrl'>

type ListedPlace = Pick<JobAdLocation, 'id' | 'address' | 'city' | 'district' | 'lat' | 'lng' | 'distanceKm'>

/** An ad as its page has it: requirements and benefits are words by then. */
export type PageJobAd = Omit<PublicJobAd, 'details'>
