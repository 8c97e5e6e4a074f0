import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { kickUser as endpoint } from '@qareeb/contract/team'
import { actingAsAdmin, actingFor } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { leaveTeam, removeFromTeam } from '../organizations/leave-team.ts'
import { cancel } from './cancel-invitation.ts'
import { mailRemoval } from './mail-team.ts'
import { lockTeam, type Member } from './queries/members.ts'
import { isLastAdmin } from './rules.ts'

type Named = { params: { id: string } }

/** Everybody may leave; to remove somebody else is for administrators. */
export function allowKicking(context: Pick<Context, 'actor'>, { params: { id } }: Named): void {
  if (actingFor(context).as === 'impersonator' || id !== signedIn(context).userId) actingAsAdmin(context)
}

/**
 * Removes a member from the caller's company, cancels an invitation of it, or lets the caller leave. A member's rights
 * are gone with their next request. Of two administrators who remove each other at once, one stays.
 * @throws AppError `team.notFound`, `user.soleAdmin`, `invitation.used`, `organization.noneActive`
 */
export async function kickUser(
  context: Context,
  { params: { id } }: Named,
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = actingFor(context)
  const { userId } = signedIn(context)
  return inTransaction(
    context,
    async (context) => {
      const team = await lockTeam(context.db, { organizationId, userIds: [userId, id] })
      requireStillAllowed(team, { userId, id })
      const member = team.find((one) => one.userId === id)
      if (member) return remove(context, { organizationId, team, member })
      if (await cancel(context, { organizationId, id })) return { id, outcome: 'cancelled' }
      throw new AppError('team.notFound')
    },
    { organizationId, actor: userId },
  )
}

/** What the caller was when the call began may have changed while this transaction waited for another one. */
function requireStillAllowed(team: readonly Member[], { userId, id }: { userId: string; id: string }) {
  const caller = team.find((one) => one.userId === userId)
  if (!caller) throw new AppError('organization.noneActive')
  if (id !== userId && caller.role !== 'ADMIN') throw new AppError('request.forbidden')
}

async function remove(
  context: Inside<Context>,
  { organizationId, team, member }: { organizationId: string; team: readonly Member[]; member: Member },
): Promise<ResponseOf<typeof endpoint>> {
  const { userId: id, role } = member
  if (isLastAdmin(team, id)) throw new AppError('user.soleAdmin')

  if (id === signedIn(context).userId) {
    await leaveTeam(context, { organizationId, userId: id, role })
    return { id, outcome: 'left' }
  }
  await removeFromTeam(context, { organizationId, userId: id, role })
  await mailRemoval(context, { organizationId, member })
  return { id, outcome: 'removed' }
}
