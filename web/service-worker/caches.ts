/**
 * The cache of the pages for a missing connection, in Arabic and in English. A worker fetches them when it is installed:
 * a new number brings changed pages to browsers that have a worker.
 */
export const offlineCache = 'offline-pages-2'
export const offlinePaths = ['/offline', '/en/offline'] as const

/** Where copies of saved job ads lie, with what they look like. */
export const copiesCache = 'saved-job-ads'

/** Under which the list of the copies lies beside them. */
export const copyIndexPath = '/saved-job-ads.json'

/** A copy of the page of a saved ad. */
export type KeptCopy = {
  /** Id of the ad. */
  id: string
  locale: 'ar' | 'en'
  /** Path of the page, encoded. */
  path: string
  title: string
  /** ISO 8601. */
  copiedAt: string
  /** The same as the reader's language writes it. */
  copiedOn: string
  /** Addresses of its styles, letters and pictures. */
  assets: string[]
}
