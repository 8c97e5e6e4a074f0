import { byTeam, byTeamAndPlatform, type Right } from './right.ts'

/** Rights on the branches of a company. */
export const organizationLocationRights = {
  read: { as: byTeamAndPlatform },
  add: { as: byTeam },
  update: { as: byTeam },
  remove: { as: byTeam },
} as const satisfies Record<string, Right>
