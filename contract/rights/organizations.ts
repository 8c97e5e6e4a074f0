import { byAdmins, byMembers, byPlatform, byTeam, byTeamAndPlatform, type Right } from './right.ts'

/** Who may do what with a company. */
export const organizationRights = {
  /** Details, counts and the commercial registration. */
  read: { as: byTeamAndPlatform },
  change: { as: byTeamAndPlatform },
  /** How long data of candidates stay, and whether the name may be shown in marketing: for who answers for the company. */
  changeSettings: { as: { ...byTeamAndPlatform, HR: 'request.forbidden' } },
  /** Verification and plan. */
  decide: { as: byPlatform },
  changeLogo: { as: byTeam },
  /** Interest in a plan comes from the company itself. */
  askForPlan: { as: byMembers },
  /** Who saved what they are about to save themselves. */
  readLastChange: { as: byTeam },
  readLog: { as: byAdmins },
  downloadData: { as: byAdmins },
  delete: { as: byAdmins },
} as const satisfies Record<string, Right>
