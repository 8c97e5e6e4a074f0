import { getOrganizationStats } from '@qareeb/contract/organizations'
import { listTeam } from '@qareeb/contract/team'

/** Answers that change with a member or an invitation. */
export const teamAnswers = [listTeam, getOrganizationStats] as const
