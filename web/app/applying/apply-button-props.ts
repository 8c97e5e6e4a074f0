import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'

/** The ad to apply for, and its locations. */
export type ApplyButtonProps = {
  jobAd: PublicJobAd
  /** Nearest first where the reader's position is known. */
  locations: readonly JobAdLocation[]
  /** The location that the page shows, with which the form begins. */
  locationId: string | undefined
}
