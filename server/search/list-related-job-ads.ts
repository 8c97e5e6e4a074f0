import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { listRelatedJobAds as endpoint } from '@qareeb/contract/job-ads'
import type { Context } from '../ground/context.ts'
import { nearestLocation } from '../job-ads/nearest-location.ts'
import { getPublicJobAd, pointOf } from '../job-ads/open-ads/get-job-ad.ts'
import { toJobAdCards } from '../job-ads/open-ads/to-job-ad-cards.ts'
import { findRelatedJobAds } from './find-related-job-ads.ts'

type Related = ResponseOf<typeof endpoint>

/** Open ads like this one, and open ads around its place nearest to the viewer; for closed ads too. */
export async function listRelatedJobAds(
  context: Pick<Context, 'db' | 'now'>,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<Related> {
  const jobAd = await getPublicJobAd(context, params.id)
  const viewer = pointOf(query)
  const at = nearestLocation(jobAd.locations, viewer)
  if (!at) return { similar: [], nearby: [] }

  const titles = [jobAd.title_ar, jobAd.title_en]
  const found = await findRelatedJobAds(context, {
    number: jobAd.number,
    organizationId: jobAd.organization_id,
    titles,
    category: jobAd.category,
    at,
  })
  return {
    similar: toJobAdCards(found.similar, viewer),
    nearby: toJobAdCards(found.nearby, viewer),
  }
}
