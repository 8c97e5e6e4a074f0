import { byAdmins, byMembers, byTeamAndPlatform, type Right } from './right.ts'

/** Rights on the team of a company. */
export const teamRights = {
  list: { as: byTeamAndPlatform },
  /** Also to send an invitation again: we write to strangers in the caller's name. */
  invite: { as: byAdmins, needs: ['confirmedAddress'] },
  cancelInvitation: { as: byAdmins },
  changeRole: { as: byAdmins },
  remove: { as: byAdmins },
  leave: { as: byMembers },
} as const satisfies Record<string, Right>
