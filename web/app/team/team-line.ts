import type { TeamUser } from '@qareeb/contract/team'
import type { TeamRights } from './use-team-rights.ts'

/** What the parts of one line of the team are given. */
export type LineProps = {
  user: TeamUser
  /** Nobody else could decide about the team. */
  isLastAdmin: boolean
  rights: TeamRights
}

/** The full name of somebody in the team. */
export const nameOf = ({ firstName, lastName }: TeamUser): string => `${firstName} ${lastName}`.trim()
