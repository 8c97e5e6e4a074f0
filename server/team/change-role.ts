import type { ResponseOf } from '@qareeb/contract/endpoint'
import { teamRights } from '@qareeb/contract/rights/team'
import { type changeRole as endpoint, type RoleName, roleOfName } from '@qareeb/contract/team'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { requireRight, requireRightAs } from '../ground/require-right.ts'
import { type AsPerson, inCompany } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { mailNewRole } from './mail-new-role.ts'
import { lockTeam, type Member, updateRole } from './queries/members.ts'
import { isLastAdmin } from './rules.ts'

/**
 * Changes the role of a member of the caller's company, from their next request on. An administrator may step down
 * while there is another one.
 * @throws AppError `team.notFound`, `user.soleAdmin`, `request.forbidden`, `request.tooMany`
 */
export async function changeRole(
  context: Context,
  { params: { id }, body }: { params: { id: string }; body: { role: RoleName } },
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = requireRight(context, teamRights.changeRole)
  const role = roleOfName(body.role)
  await countAttempts(context, [[limits.newRole, `${organizationId} ${id}`]])
  return inCompany(context, teamRights.changeRole, async (context) => {
    const { db, userId } = context
    const team = await lockTeam(db, { organizationId, userIds: [id] })
    refuseFormerAdmin(context, team)
    const member = team.find((one) => one.userId === id)
    if (!member) throw new AppError('team.notFound')
    if (member.role === role) return { id, role }
    if (isLastAdmin(team, id)) throw new AppError('user.soleAdmin')

    await updateRole(db, { organizationId, userId: id, role })
    const details = { from: member.role, to: role }
    await recordEvent(context, { action: 'team.changeRole', organizationId, subject: id, details })
    if (id !== userId) await mailNewRole(context, { organizationId, member, role })
    return { id, role }
  })
}

/** Another administrator may have been faster. */
function refuseFormerAdmin(context: AsPerson<Pick<Context, 'actor'>>, team: readonly Member[]) {
  const caller = team.find((one) => one.userId === context.userId)
  requireRightAs(context, teamRights.changeRole, caller?.role ?? 'HR')
}
