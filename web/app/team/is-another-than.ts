import type { Invitation } from '@qareeb/contract/invitations'
import { type RoleName, roleOfName } from '@qareeb/contract/team'

type Wished = Pick<Invitation, 'firstName' | 'lastName' | 'locale'> & { role: RoleName }

/**
 * Whether an invitation that was answered says something else than was wished: the address had an open one, which stays
 * as it was. Names are kept without blanks and marks that nobody sees, which make no difference.
 */
export const isAnotherThan = (invitation: Invitation, wished: Wished): boolean =>
  invitation.role !== roleOfName(wished.role) ||
  invitation.locale !== wished.locale ||
  lettersOf(invitation.firstName) !== lettersOf(wished.firstName) ||
  lettersOf(invitation.lastName) !== lettersOf(wished.lastName)

const lettersOf = (name: string) => name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
