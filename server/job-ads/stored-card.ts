import type { JobAdCard, JobAdStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'

/**
 * The card of an open ad for lists, as `search_card.card` holds it: in the form of the answer, but with all its
 * locations in place of the shown one. Instants are ISO 8601 in UTC.
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
