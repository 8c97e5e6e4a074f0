import {
  getDashboardJobAd,
  listJobAdHistory,
  listOrganizationAds,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'

/** Answers that a change of a job ad makes old. */
export const adAnswers = [
  listOrganizationAds,
  getDashboardJobAd,
  listJobAdHistory,
  getOrganizationStats,
] as const
