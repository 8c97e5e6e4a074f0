import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { Count } from '@qareeb/contract/search/counts'
import type { ListQuery } from '@qareeb/contract/search/filters'

/** An ad of a list, as far as a link to its page needs it. */
export type SourceAd = Pick<JobAdCard, 'id' | 'slugs'> & { locationId: string | null }

/** `keeps-source-list.ts` reads it too: a file that both imported would be one more on first visits of ads. */
const storageKey = 'source-list'

/** The list that an ad was opened from. */
export type SourceList = {
  /** Path and query of its page. */
  address: string
  /** The number of all its ads; null when not counted. */
  total: Count | null
  /** Those that are loaded, in their order. */
  ads: SourceAd[]
  /** The cursor of the ads after these; null at the end. */
  next: ListQuery | null
  /**
   * The ad that was shown last after a switch of the language: the entry of the history has no state in a new document, nor
   * after the redirect from a slug of the list's language.
   */
  carriedTo?: string
}

/** The state of a link that leads from a list to an ad: the entry of the history then names its origin. */
export const fromList = { isFromList: true }

/** Whether the state of an entry of the history is that of a link from the list itself. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList === true

/** Whether the page of an ad belongs to a kept list, by its entry of the history or because its language was switched. */
export const isOpenedFrom = ({ carriedTo }: SourceList, state: unknown, jobAdId: string): boolean =>
  isFromList(state) || carriedTo === jobAdId

/** Keeps the list of this tab that an ad is opened from now. */
export function saveSourceList(list: SourceList) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(list))
  } catch {
    // Storage is full or closed to this site: the ad then stands without its list.
  }
}

/** Lets the kept list belong to the page of an ad in the other language. */
export function carryTo(jobAdId: string) {
  const list = readSourceList()
  if (list) saveSourceList({ ...list, carriedTo: jobAdId })
}

/** The list that was kept last. */
export function readSourceList(): SourceList | null {
  try {
    // Written by the function above alone.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SourceList | null
  } catch {
    return null
  }
}

/** An ad as a kept list holds it. */
export const toSourceAd = ({ id, slugs, location, locationCount }: ListedJobAd): SourceAd => ({
  id,
  slugs,
  locationId: locationCount > 1 ? (location?.id ?? null) : null,
})

/** The neighbours of an ad in a list; null when the list does not hold it. */
export function neighboursOf({ ads }: SourceList, jobAdId: string) {
  const index = ads.findIndex(({ id }) => id === jobAdId)
  if (index < 0) return null
  return { index, previous: ads[index - 1], next: ads[index + 1] }
}
