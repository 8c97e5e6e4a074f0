import {
  getDashboardJobAd,
  listJobAdHistory,
  listOrganizationJobAds,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'

/** Endpoints whose cached answers a change of a job ad invalidates. */
export const invalidatedByAd = [
  listOrganizationJobAds,
  getDashboardJobAd,
  listJobAdHistory,
  getOrganizationStats,
] as const
