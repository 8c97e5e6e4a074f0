import { administrationBounds, type changeUser as endpoint } from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { cleanText, problemsOfLength } from '../ground/text-rules.ts'
import { type Inside, asPlatform } from '../ground/use-case.ts'
import { endImpersonations } from '../identity/impersonation/end-impersonations.ts'
import type { Database } from '../platform/database/database.ts'
import { mailAccountDisabled, mailAccountEnabled } from './mail-account-state.ts'
import {
  findUser,
  type LeftCompany,
  listCompaniesLeftBy,
  lockUsers,
  updateDisabled,
  type UserRow,
} from './queries/users.ts'
import { toListedUser } from './to-listed-user.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>
type Answer = ResponseOf<typeof endpoint>

/**
 * Disables an account, which takes effect at the next request of its person, or enables it again. The person gets a
 * mail. A repeated call changes nothing.
 * @returns the account, and the companies without an administrator at work any more
 * @throws AppError `user.notFound`; `user.ownAccount`, so that an administrator is always left
 */
export async function changeUser(context: Context, { params: { id }, body }: Input): Promise<Answer> {
  const reason = body.disabled ? readReason(body.reason ?? '') : null
  return asPlatform(context, async (context) => {
    const { db, userId } = context
    await lockUsers(db, [id, userId])
    const user = await findUser(db, id)
    if (!user) throw new AppError('user.notFound')
    if (id === userId) throw new AppError('user.ownAccount')
    await refuseDisabled(db, userId)
    if (body.disabled !== (user.disabledAt !== null))
      await (reason === null ? enable(context, user) : disable(context, user, reason))
    return answerWith(db, id)
  })
}

/** Two administrators may disable each other at the same moment: the second one has no rights any more. */
async function refuseDisabled(db: Database, userId: string) {
  const caller = await findUser(db, userId)
  if (!caller || caller.disabledAt) throw new AppError('auth/user-disabled')
}

function readReason(written: string): string {
  const reason = cleanText(written)
  const errors = problemsOfLength('reason', reason, administrationBounds.reason)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return reason
}

async function disable(context: Inside<Context>, user: UserRow, reason: string) {
  const { db } = context
  const { id } = user
  await updateDisabled(db, { id, disabledAt: context.now(), reason })
  await endImpersonations(context, { adminId: id })
  const left = await listCompaniesLeftBy(db, id)
  const details = left.length > 0 ? { withoutAdmin: left.map((company) => company.id).join() } : {}
  await recordEvent(context, { action: 'user.disable', subject: id, details, reason })
  await mailAccountDisabled(context, user, reason)
}

async function enable(context: Inside<Context>, user: UserRow) {
  const { id } = user
  await updateDisabled(context.db, { id, disabledAt: null, reason: null })
  await recordEvent(context, { action: 'user.enable', subject: id })
  await mailAccountEnabled(context, user)
}

async function answerWith(db: Database, id: string): Promise<Answer> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('user.notFound')
  const left: LeftCompany[] = user.disabledAt ? await listCompaniesLeftBy(db, id) : []
  return { ...toListedUser(user), organizationsWithoutAdmin: left }
}
