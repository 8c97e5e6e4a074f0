import { byAdmins, byMembers, byPlatform, byTeam, byTeamAndPlatform, type Right } from './right.ts'

/** Rights on a company. */
export const organizationRights = {
  /** Details, counts and the commercial registration. */
  read: { as: byTeamAndPlatform },
  change: { as: byTeamAndPlatform },
  /** Retention of candidates' data, and use of the name in marketing: for administrators of the company. */
  changeSettings: { as: { ...byTeamAndPlatform, HR: 'request.forbidden' } },
  /** Verification and plan. */
  decide: { as: byPlatform },
  changeLogo: { as: byTeam },
  /** Interest in a plan comes from the company itself. */
  askForPlan: { as: byMembers },
  /** The author of a change that conflicts with the caller's own. */
  readLastChange: { as: byTeam },
  readLog: { as: byAdmins },
  downloadData: { as: byAdmins },
  delete: { as: byAdmins },
} as const satisfies Record<string, Right>
