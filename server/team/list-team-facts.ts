import type { Context } from '../ground/context.ts'
import { listInvitationFacts } from './queries/invitations.ts'
import { listMembershipFacts } from './queries/members.ts'

/** The teams that somebody belongs to and the invitations to their address, as the file of their own data tells them. */
export async function listTeamFacts(
  { db }: Pick<Context, 'db'>,
  { userId, email }: { userId: string; email: string },
) {
  return db.transaction(
    async (inside) => ({
      memberships: await listMembershipFacts(inside, userId),
      invitations: await listInvitationFacts(inside, email),
    }),
    { actor: userId },
  )
}
