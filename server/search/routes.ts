import { listRelatedJobAds as listRelatedEndpoint } from '@qareeb/contract/job-ads'
import { hintJobAd as hintEndpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import {
  countJobAds as countJobAdsEndpoint,
  countTotal as countTotalEndpoint,
  listJobAds as listJobAdsEndpoint,
  mapJobAds as mapJobAdsEndpoint,
  suggestSearches as suggestSearchesEndpoint,
} from '@qareeb/contract/search'
import { allowing } from '../ground/require-right.ts'
import { on } from '../platform/http/on.ts'
import { countJobAds, countTotal } from './count-job-ads.ts'
import { hintJobAd } from './hint-job-ad.ts'
import { listJobAds } from './list-job-ads.ts'
import { listRelatedJobAds } from './list-related-job-ads.ts'
import { mapJobAds } from './map-job-ads.ts'
import { suggestSearches } from './suggest-searches.ts'

export const searchRoutes = [
  on(listJobAdsEndpoint, listJobAds),
  on(listRelatedEndpoint, listRelatedJobAds, { cacheInMemory: true }),
  on(countJobAdsEndpoint, countJobAds, { cacheInMemory: true }),
  on(countTotalEndpoint, countTotal, { cacheInMemory: true }),
  on(mapJobAdsEndpoint, mapJobAds, { cacheInMemory: true }),
  on(hintEndpoint, hintJobAd, { allow: allowing(jobAdRights.edit) }),
  on(suggestSearchesEndpoint, suggestSearches, { cacheInMemory: true }),
]
