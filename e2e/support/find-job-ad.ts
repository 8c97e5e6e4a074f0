import type { APIRequestContext } from '@playwright/test'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'

/** Pages of the list that are read before giving up. */
const mostPages = 40

/** Reads the list of open ads until one fits. @param query filters that narrow the list, e.g. `workMode=onsite` */
export async function findJobAd(
  request: APIRequestContext,
  isWanted: (jobAd: JobAdCard) => boolean,
  query = '',
): Promise<JobAdCard> {
  let after = ''
  for (let page = 0; page < mostPages; page++) {
    const answer = await request.get(`/api/v1/job-ad?${query}${after}`)
    // The answer has the shape that the contract states.
    const { items, next } = (await answer.json()) as JobAdList
    const found = items.find(isWanted)
    if (found) return found
    if (next === null) break
    after = `&after=${next}`
  }
  throw new Error('No open ad fits; the demo data lack one.')
}

/** An ad that is written in both languages. */
export const isBilingual = ({ slugs }: JobAdCard): boolean => slugs.ar !== null && slugs.en !== null

/** An ad in both languages at one location, whose city is known. */
export const isAtOne = (jobAd: JobAdCard): boolean => isBilingual(jobAd) && jobAd.locationCount === 1

/** The path of an ad's page. */
export const pathOf = ({ slugs }: JobAdCard, locale: 'ar' | 'en'): string =>
  `${locale === 'en' ? '/en' : ''}/job/${encodeURIComponent(slugs[locale] ?? slugs.ar ?? slugs.en ?? '')}`
