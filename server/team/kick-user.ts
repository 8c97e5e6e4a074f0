import type { ResponseOf } from '@qareeb/contract/endpoint'
import { teamRights } from '@qareeb/contract/rights/team'
import type { kickUser as endpoint } from '@qareeb/contract/team'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { requireRight, requireRightAs } from '../ground/require-right.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inCompany, type InCompany } from '../ground/use-case.ts'
import { leaveTeam, removeFromTeam } from '../organizations/leave-team.ts'
import { cancel } from './cancel-invitation.ts'
import { mailRemoval } from './mail-removal.ts'
import { lockTeam, type Member } from './queries/members.ts'
import { isLastAdmin } from './rules.ts'

type Named = { params: { id: string } }

/** Everybody may leave; to remove somebody else is for administrators. */
const rightTo = (context: Pick<Context, 'actor'>, id: string) =>
  id === signedIn(context).userId ? teamRights.leave : teamRights.remove

/** @throws AppError `organization.noneActive`, `organization.notWhileImpersonating`, `request.forbidden` */
export function allowKicking(context: Pick<Context, 'actor'>, { params: { id } }: Named): void {
  requireRight(context, rightTo(context, id))
}

/**
 * Removes a member from the caller's company, cancels an invitation of it, or lets the caller leave. A member loses
 * the rights with the next request. Of two administrators who remove each other at once, one stays.
 * @throws AppError `team.notFound`, `user.soleAdmin`, `invitation.used`, `organization.noneActive`
 */
export const kickUser = (context: Context, { params: { id } }: Named): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, rightTo(context, id), async (context) => {
    const { organizationId, userId } = context
    const team = await lockTeam(context.db, { organizationId, userIds: [userId, id] })
    requireStillAllowed(context, { team, id })
    const member = team.find((one) => one.userId === id)
    if (member) return remove(context, { team, member })
    if (await cancel(context, { organizationId, id })) return { id, outcome: 'cancelled' }
    throw new AppError('team.notFound')
  })

/** The caller's role at the beginning of the call may have changed while this transaction waited for another one. */
function requireStillAllowed(
  context: InCompany<Context>,
  { team, id }: { team: readonly Member[]; id: string },
) {
  const caller = team.find((one) => one.userId === context.userId)
  if (!caller) throw new AppError('organization.noneActive')
  requireRightAs(context, rightTo(context, id), caller.role)
}

async function remove(
  context: InCompany<Context>,
  { team, member }: { team: readonly Member[]; member: Member },
): Promise<ResponseOf<typeof endpoint>> {
  const { userId: id, role } = member
  const { organizationId } = context
  if (isLastAdmin(team, id)) throw new AppError('user.soleAdmin')

  if (id === context.userId) {
    await leaveTeam(context, { organizationId, userId: id, role })
    return { id, outcome: 'left' }
  }
  await removeFromTeam(context, { organizationId, userId: id, role })
  await mailRemoval(context, { organizationId, member })
  return { id, outcome: 'removed' }
}
