import { listJobAds as listJobAdsEndpoint, suggestSearches as suggestSearchesEndpoint } from '@qareeb/contract/search'
import { on } from '../platform/http/on.ts'
import { listJobAds } from './list-job-ads.ts'
import { suggestSearches } from './suggest-searches.ts'

export const searchRoutes = [on(listJobAdsEndpoint, listJobAds), on(suggestSearchesEndpoint, suggestSearches)]
