import { byMembers, byTeam, type Right } from './right.ts'

/** Rights on candidates. Members read, decide and export; a platform administrator inside the company only reads. */
export const candidateRights = {
  read: { as: byTeam },
  /** Move, answer and assign candidates; write comments, notes and message templates. */
  decide: { as: byMembers },
  /** Download the candidates of an ad, or one candidate. */
  export: { as: byMembers },
} as const satisfies Record<string, Right>
