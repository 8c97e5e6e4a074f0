import type { JobAdState } from '../job-ads.ts'
import { byTeam, type Right } from './right.ts'

const allowed = 'allowed'

/** Who may do what to a job ad, and in which of its states. An ad that has ended may be edited and published again. */
export const jobAdRights = {
  publish: {
    as: byTeam,
    in: { draft: allowed, active: 'jobAd.alreadyOpen', inactive: allowed, expired: allowed },
  },
  edit: {
    as: byTeam,
    in: { draft: allowed, active: allowed, inactive: allowed, expired: allowed },
  },
  close: {
    as: byTeam,
    in: { draft: 'jobAd.notPublished', active: allowed, inactive: 'jobAd.notPublished', expired: allowed },
  },
} as const satisfies Record<string, Right<JobAdState> & { in: object }>
