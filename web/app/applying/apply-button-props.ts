import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'

/** The ad to apply for, and its locations. */
export type ApplyButtonProps = {
  jobAd: PageJobAd
  /** Nearest first where the reader's position is known. */
  locations: readonly JobAdLocation[]
  /** The location that the page shows, with which the form begins. */
  locationId: string | undefined
}

/** The apply button as the code that comes with its press wants it. */
export type BarState = { hidesButton: boolean; isLoading: boolean }
