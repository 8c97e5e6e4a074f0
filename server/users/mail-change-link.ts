import type { Context } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Account } from './queries/accounts.ts'
import { confirmHours } from './rules.ts'

/** A change that a person asked for, with the token of the link to mail. */
export type EmailChange = { id: string; account: Account; newEmail: string; token: string }

/**
 * Mails the new address the link that confirms it. Without names: the address may belong to a stranger, who must get
 * no words that the caller chose.
 */
export async function mailChangeLink(
  context: Inside<Context>,
  { id, account, newEmail, token }: EmailChange,
): Promise<void> {
  const url = pageAddress(context, account.locale, `/change-email/confirm?token=${token}`)
  await context.mail.send(context.db, {
    to: newEmail,
    locale: account.locale,
    key: `change-email-confirm:${id}`,
    mail: { name: 'changeEmailConfirm', data: { firstName: '', url, hours: confirmHours } },
  })
}
