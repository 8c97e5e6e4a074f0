import type { Context } from '../ground/context.ts'
import { listOpenAdAddresses } from '../job-ads/open-ads/list-open-ad-addresses.ts'
import type { SiteMapEntry } from './site-map.ts'

/** The open ads of one range as entries of the site map. */
export async function listJobAdEntries(
  context: Pick<Context, 'db' | 'now'>,
  range: number,
): Promise<SiteMapEntry[]> {
  const ads = await listOpenAdAddresses(context, range)
  return ads.map(({ slugAr, slugEn, updatedAt }) => ({
    paths: {
      ar: slugAr === null ? undefined : `/job/${encodeURIComponent(slugAr)}`,
      en: slugEn === null ? undefined : `/en/job/${encodeURIComponent(slugEn)}`,
    },
    changedAt: updatedAt,
  }))
}
