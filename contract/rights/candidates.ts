import { byMembers, byTeam, type Right } from './right.ts'

/**
 * Who may do what about candidates. Everybody of the team reads and decides; an administrator of the platform who works
 * inside the company reads only.
 */
export const candidateRights = {
  read: { as: byTeam },
  /** Moves, comments and notes. */
  decide: { as: byMembers },
  /** Takes data out of the product. */
  export: { as: byMembers },
} as const satisfies Record<string, Right>
