import {
  getDashboardJobAd,
  listJobAdHistory,
  listOrganizationAds,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'

/** Endpoints whose cached answers a change of a job ad invalidates. */
export const invalidatedByAd = [
  listOrganizationAds,
  getDashboardJobAd,
  listJobAdHistory,
  getOrganizationStats,
] as const
