import { listSavedJobAds as listSavedEndpoint } from '@qareeb/contract/favorites'
import { getJobAd as getJobAdEndpoint } from '@qareeb/contract/job-ads'
import { on } from '../platform/http/on.ts'
import { getJobAd } from './get-job-ad.ts'
import { listSavedJobAds } from './list-saved-job-ads.ts'

export const jobAdRoutes = [on(getJobAdEndpoint, getJobAd), on(listSavedEndpoint, listSavedJobAds)]
