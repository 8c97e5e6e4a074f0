import type { JobAdState } from '../job-ads.ts'
import { byTeam, byTeamAndPlatform, type Right } from './right.ts'

const allowed = 'allowed'

/** Rights on a job ad in each of its states. An ended ad may be edited and published again. */
export const jobAdRights = {
  publish: {
    as: byTeam,
    needs: ['confirmedAddress'],
    in: { draft: allowed, active: 'jobAd.alreadyOpen', inactive: allowed, expired: allowed },
  },
  create: { as: byTeam, in: { draft: allowed, active: allowed, inactive: allowed, expired: allowed } },
  translate: { as: byTeam, in: { draft: allowed, active: allowed, inactive: allowed, expired: allowed } },
  read: {
    as: byTeamAndPlatform,
    in: { draft: allowed, active: allowed, inactive: allowed, expired: allowed },
  },
  edit: {
    as: byTeam,
    in: { draft: allowed, active: allowed, inactive: allowed, expired: allowed },
  },
  extend: {
    as: byTeam,
    needs: ['confirmedAddress'],
    in: {
      draft: 'jobAd.notPublished',
      active: allowed,
      inactive: 'jobAd.notPublished',
      expired: 'jobAd.notPublished',
    },
  },
  remove: {
    as: byTeam,
    in: {
      draft: allowed,
      active: 'jobAd.notADraft',
      inactive: 'jobAd.notADraft',
      expired: 'jobAd.notADraft',
    },
  },
  close: {
    as: byTeam,
    in: { draft: 'jobAd.notPublished', active: allowed, inactive: 'jobAd.notPublished', expired: allowed },
  },
} as const satisfies Record<string, Right<JobAdState> & { in: object }>
