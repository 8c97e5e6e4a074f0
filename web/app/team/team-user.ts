import type { TeamUser } from '@qareeb/contract/team'
import type { TeamRights } from './use-team-rights.ts'

/** Props of the parts of one line of the team. */
export type LineProps = {
  user: TeamUser
  /** The team would have no other administrator. */
  isLastAdmin: boolean
  rights: TeamRights
}

/** The full name of somebody in the team. */
export const nameOf = ({ firstName, lastName }: TeamUser): string => `${firstName} ${lastName}`.trim()
