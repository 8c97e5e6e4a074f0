import type { Context } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Account } from './queries/accounts.ts'
import { undoHours } from './rules.ts'

/** A change that a person asked for, with the token of the link to mail. */
type EmailChange = { id: string; account: Account; newEmail: string; token: string }

/** Mails the old address the link that undoes the change. */
export async function mailUndoLink(
  context: Inside<Context>,
  { id, account: { email, locale, firstName }, newEmail, token }: EmailChange,
): Promise<void> {
  const url = pageAddress(context, locale, `/change-email/undo?token=${token}`)
  await context.mail.send(context.db, {
    to: email,
    locale,
    key: `change-email-notice:${id}`,
    mail: { name: 'changeEmailNotice', data: { firstName, newEmail, url, hours: undoHours } },
  })
}
