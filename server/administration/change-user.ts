import type { changeUser as endpoint, ListedUser } from '@qareeb/contract/administration'
import type { InputOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Database } from '../platform/database/database.ts'
import { signedIn } from '../signed-in.ts'
import { pageAddress } from '../users/page-address.ts'
import { findUser, lockUsers, updateDisabled, type UserRow } from './queries/users.ts'
import { toListedUser } from './to-listed-user.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * Disables an account, which takes effect at the next request of its person, or enables it again. The person is told by
 * mail. Asking for what is so already changes nothing.
 * @throws AppError `user.notFound`; `user.ownAccount`, so that an administrator is always left
 */
export async function changeUser(context: Context, { params: { id }, body }: Input): Promise<ListedUser> {
  const { userId } = signedIn(context)
  return context.db.transaction(
    async (db) => {
      await lockUsers(db, [id, userId])
      const user = await findUser(db, id)
      if (!user) throw new AppError('user.notFound')
      if (id === userId) throw new AppError('user.ownAccount')
      await refuseDisabled(db, userId)
      if (body.disabled === (user.disabledAt !== null)) return toListedUser(user)

      await (body.disabled ? disable(context, db, user, body.reason ?? '') : enable(context, db, user))
      return getUser(db, id)
    },
    { actor: userId },
  )
}

/** Two administrators may disable each other at the same moment: the one who comes second has no rights any more. */
async function refuseDisabled(db: Database, userId: string) {
  const caller = await findUser(db, userId)
  if (!caller || caller.disabledAt) throw new AppError('auth/user-disabled')
}

async function disable(context: Context, db: Database, user: UserRow, reason: string) {
  const { id, email, locale, firstName } = user
  await updateDisabled(db, { id, disabledAt: context.now(), reason })
  await recordEvent(context, db, { action: 'user.disable', subject: id })
  await context.mail.send(db, {
    to: email,
    locale,
    key: `account-disabled:${crypto.randomUUID()}`,
    mail: { name: 'accountDisabled', data: { firstName, reason } },
  })
}

async function enable(context: Context, db: Database, { id, email, locale, firstName }: UserRow) {
  await updateDisabled(db, { id, disabledAt: null, reason: null })
  await recordEvent(context, db, { action: 'user.enable', subject: id })
  await context.mail.send(db, {
    to: email,
    locale,
    key: `account-enabled:${crypto.randomUUID()}`,
    mail: { name: 'accountEnabled', data: { firstName, url: pageAddress(context, locale, '/login') } },
  })
}

async function getUser(db: Database, id: string): Promise<ListedUser> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('user.notFound')
  return toListedUser(user)
}
