import type { Invitation } from '@qareeb/contract/invitations'
import { type RoleName, roleOfName } from '@qareeb/contract/team'

type Requested = Pick<Invitation, 'firstName' | 'lastName' | 'locale'> & { role: RoleName }

/**
 * Whether an answered invitation differs from the request: the address had an open one, which stays as it was.
 * Names are stored without blanks and invisible marks, which make no difference.
 */
export const isAnotherThan = (invitation: Invitation, requested: Requested): boolean =>
  invitation.role !== roleOfName(requested.role) ||
  invitation.locale !== requested.locale ||
  lettersOf(invitation.firstName) !== lettersOf(requested.firstName) ||
  lettersOf(invitation.lastName) !== lettersOf(requested.lastName)

const lettersOf = (name: string) => name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
