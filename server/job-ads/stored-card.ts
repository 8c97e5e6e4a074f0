import type { JobAdCard, JobAdStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'

/**
 * What lists show of an open ad, as `search_card.card` holds it: as it is sent, but with all its places, which stand
 * first; instants are ISO 8601 in UTC.
 */
export type StoredCard = Omit<JobAdCard, 'location'> & {
  /** In the order of the form: `location_no` counts from 1. */
  locations: StoredLocation[]
}

export type StoredLocation = {
  lat: number
  lng: number
  /** Keys of the gazetteer. */
  city: string | null
  district: string | null
  id: string
  name: Bilingual
  address: Bilingual
}

/** An ad that is or was public, as lists of saved jobs get it from the view `job_ad_card`. */
export type SavedCard = { status: JobAdStatus; expires_at: Date; card: StoredCard }
