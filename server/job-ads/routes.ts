import { listSavedJobAds as listSavedEndpoint } from '@qareeb/contract/favorites'
import { getJobAd as getJobAdEndpoint, getJobAdCard as getCardEndpoint } from '@qareeb/contract/job-ads'
import {
  changeJobAd as changeEndpoint,
  changeJobAds as changeSeveralEndpoint,
  createJobAd as createEndpoint,
  deleteJobAd as deleteEndpoint,
  getDashboardJobAd as getDashboardEndpoint,
  listJobAdHistory as historyEndpoint,
  listOrganizationJobAds as listEndpoint,
  refreshSlugs as refreshSlugsEndpoint,
} from '@qareeb/contract/job-ads/job-ad-life'
import {
  getTranslationAllowance as allowanceEndpoint,
  translateJobAd as translateEndpoint,
} from '@qareeb/contract/job-ads/translation'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { requirePlatformAdminAnywhere } from '../ground/acting-for.ts'
import { allowing } from '../ground/require-right.ts'
import { on } from '../platform/http/on.ts'
import { getDashboardJobAd } from './get-dashboard-job-ad.ts'
import { allowOwnAd } from './life/allow-own-ad.ts'
import { changeJobAd } from './life/change-job-ad.ts'
import { changeJobAds } from './life/change-job-ads.ts'
import { createJobAd } from './life/create-job-ad.ts'
import { deleteJobAd } from './life/delete-job-ad.ts'
import { listJobAdHistory } from './list-job-ad-history.ts'
import { listOrganizationJobAds } from './list-organization-job-ads.ts'
import { getJobAdCard } from './open-ads/get-job-ad-card.ts'
import { getJobAd } from './open-ads/get-job-ad.ts'
import { listSavedJobAds } from './open-ads/list-saved-job-ads.ts'
import { refreshSlugs } from './refresh-slugs.ts'
import { getTranslationAllowance } from './translation/get-translation-allowance.ts'
import { translateJobAd } from './translation/translate-job-ad.ts'

const forTeam = { allow: allowing(jobAdRights.edit) }
const ofOwnAd = { allow: allowOwnAd }

export const jobAdRoutes = [
  on(getJobAdEndpoint, getJobAd),
  on(getCardEndpoint, getJobAdCard),
  on(listSavedEndpoint, listSavedJobAds),
  on(createEndpoint, createJobAd, forTeam),
  on(changeEndpoint, changeJobAd, ofOwnAd),
  on(deleteEndpoint, deleteJobAd, ofOwnAd),
  on(getDashboardEndpoint, getDashboardJobAd),
  on(listEndpoint, listOrganizationJobAds, { allow: allowing(jobAdRights.read) }),
  on(changeSeveralEndpoint, changeJobAds, forTeam),
  on(historyEndpoint, listJobAdHistory, ofOwnAd),
  on(allowanceEndpoint, getTranslationAllowance, { allow: allowing(jobAdRights.translate) }),
  on(translateEndpoint, translateJobAd, { allow: allowing(jobAdRights.translate) }),
  on(refreshSlugsEndpoint, refreshSlugs, { allow: requirePlatformAdminAnywhere }),
]
