import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { listInvitationFacts } from './queries/invitations.ts'
import { listMembershipFacts } from './queries/members.ts'

/** The teams that somebody belongs to and the invitations to their address, for the file of their own data. */
export async function listTeamFacts(
  context: Pick<Context, 'db'>,
  { userId, email }: { userId: string; email: string },
) {
  return inTransaction(
    context,
    async ({ db }) => ({
      memberships: await listMembershipFacts(db, userId),
      invitations: await listInvitationFacts(db, email),
    }),
    { actor: userId },
  )
}
