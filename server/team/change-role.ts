import type { ResponseOf } from '@qareeb/contract/endpoint'
import { type changeRole as endpoint, type RoleName, roleOfName } from '@qareeb/contract/team'
import { recordEvent } from '../audit/record-event.ts'
import { actingAsAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { mailNewRole } from './mail-team.ts'
import { lockTeam, type Member, updateRole } from './queries/members.ts'
import { isLastAdmin } from './rules.ts'

/**
 * Changes what a member of the caller's company may do, from their next request on. An administrator may step down
 * while there is another one.
 * @throws AppError `team.notFound`, `user.soleAdmin`, `request.forbidden`, `request.tooMany`
 */
export async function changeRole(
  context: Context,
  { params: { id }, body }: { params: { id: string }; body: { role: RoleName } },
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = actingAsAdmin(context)
  const { userId } = signedIn(context)
  const role = roleOfName(body.role)
  await countAttempts(context, [[limits.newRole, `${organizationId} ${id}`]])
  return inTransaction(
    context,
    async (context) => {
      const { db } = context
      const team = await lockTeam(db, { organizationId, userIds: [id] })
      refuseFormerAdmin(team, userId)
      const member = team.find((one) => one.userId === id)
      if (!member) throw new AppError('team.notFound')
      if (member.role === role) return { id, role }
      if (isLastAdmin(team, id)) throw new AppError('user.soleAdmin')

      await updateRole(db, { organizationId, userId: id, role })
      const details = { from: member.role, to: role }
      await recordEvent(context, { action: 'team.changeRole', organizationId, subject: id, details })
      if (id !== userId) await mailNewRole(context, { organizationId, member, role })
      return { id, role }
    },
    { organizationId, actor: userId },
  )
}

/** Another administrator may have been faster. */
function refuseFormerAdmin(team: readonly Member[], userId: string) {
  if (team.find((one) => one.userId === userId)?.role !== 'ADMIN') throw new AppError('request.forbidden')
}
