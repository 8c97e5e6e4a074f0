import { byMembers, byTeam, type Right } from './right.ts'

/** Rights on candidates. The whole team reads and decides; a platform administrator inside the company only reads. */
export const candidateRights = {
  read: { as: byTeam },
  /** Moves, comments and notes. */
  decide: { as: byMembers },
  /** Takes data out of the product. */
  export: { as: byMembers },
} as const satisfies Record<string, Right>
