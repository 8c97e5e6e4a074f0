import type { Context } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { AddressHolder } from '../identity/email-links/find-address-holder.ts'
import type { Account } from './queries/accounts.ts'
import { confirmHours, undoHours } from './rules.ts'

type Change = { id: string; account: Account; newEmail: string; token: string }

/**
 * Mails the new address the link that confirms it. Without names: the address may belong to a stranger, who must get
 * no words that the caller chose.
 */
export async function mailConfirmation(
  context: Inside<Context>,
  { id, account, newEmail, token }: Change,
): Promise<void> {
  const url = pageAddress(context, account.locale, `/change-email/confirm?token=${token}`)
  await context.mail.send(context.db, {
    to: newEmail,
    locale: account.locale,
    key: `change-email-confirm:${id}`,
    mail: { name: 'changeEmailConfirm', data: { firstName: '', url, hours: confirmHours } },
  })
}

/** Mails the old address the link that undoes the change. */
export async function mailUndo(
  context: Inside<Context>,
  { id, account: { email, locale, firstName }, newEmail, token }: Change,
): Promise<void> {
  const url = pageAddress(context, locale, `/change-email/undo?token=${token}`)
  await context.mail.send(context.db, {
    to: email,
    locale,
    key: `change-email-notice:${id}`,
    mail: { name: 'changeEmailNotice', data: { firstName, newEmail, url, hours: undoHours } },
  })
}

/** Mails the holder of an address that another account asked for it. */
export async function mailEmailInUse(
  context: Inside<Context>,
  { id, email, holder: { firstName, locale } }: { id: string; email: string; holder: AddressHolder },
): Promise<void> {
  await context.mail.send(context.db, {
    to: email,
    locale,
    key: `email-in-use:${id}`,
    mail: { name: 'emailInUse', data: { firstName, url: pageAddress(context, locale, '/login') } },
  })
}
