import { getOrganizationStats } from '@qareeb/contract/organizations'
import { listTeam } from '@qareeb/contract/team'

/** Endpoints whose cached answers a change of a member or an invitation invalidates. */
export const invalidatedByTeam = [listTeam, getOrganizationStats] as const
