import type { appointAdmin as endpoint } from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { asPlatformIn } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import type { Database } from '../platform/database/database.ts'
import { limits } from './limits.ts'
import { mailNewRole } from './mail-new-role.ts'
import { lockCompanyAgainstDeletion, lockTeam, type Member, updateRole } from './queries/members.ts'

/**
 * Makes a member the administrator of a company whose administrators are all disabled, so that it can help itself
 * again. Its log has an entry, and the member gets a mail.
 * @throws AppError `organization.notFound`; `team.notFound` for a person who is not a member or is disabled;
 * `organization.hasAdmin`, `request.tooMany`
 */
export async function appointAdmin(
  context: Context,
  { params: { id: organizationId, userId } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  await countAttempts(context, [[limits.newRole, `${organizationId} ${userId}`]])
  return asPlatformIn(context, organizationId, async (context) => {
    const { db } = context
    const member = await findHelper(db, { organizationId, userId })
    await updateRole(db, { organizationId, userId, role: 'ADMIN' })
    const details = { from: member.role, to: 'ADMIN' }
    await recordEvent(context, { action: 'team.changeRole', organizationId, subject: userId, details })
    await mailNewRole(context, { organizationId, member, role: 'ADMIN' })
    return { id: userId, role: 'ADMIN' }
  })
}

async function findHelper(
  db: Database,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<Member> {
  if (!(await lockCompanyAgainstDeletion(db, organizationId))) throw new AppError('organization.notFound')
  const team = await lockTeam(db, { organizationId, userIds: [userId] })
  const atWork = team.filter(({ isDisabled }) => !isDisabled)
  const member = atWork.find((one) => one.userId === userId)
  if (!member) throw new AppError('team.notFound')
  if (atWork.some(({ role }) => role === 'ADMIN')) throw new AppError('organization.hasAdmin')
  return member
}
