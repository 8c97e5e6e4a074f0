import type { Context } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { AddressHolder } from '../identity/email-links/find-address-holder.ts'
import type { Account } from './queries/accounts.ts'
import { confirmHours } from './rules.ts'

type NewAddress = {
  account: Account
  newEmail: string
  /** Of the link that confirms the address. */
  token: string
  otherHolder: AddressHolder | undefined
}

/** Mails a requested address the link that confirms it; if it belongs to another account, only a notice. */
export const mailNewAddress = (
  context: Inside<Context>,
  { otherHolder, ...change }: NewAddress,
): Promise<void> =>
  otherHolder ? mailEmailInUse(context, change.newEmail, otherHolder) : mailChangeLink(context, change)

/** Without names: the address may belong to a stranger, who must get no words that the caller chose. */
async function mailChangeLink(
  context: Inside<Context>,
  { account, newEmail, token }: Omit<NewAddress, 'otherHolder'>,
): Promise<void> {
  const url = pageAddress(context, account.locale, `/change-email/confirm?token=${token}`)
  await context.mail.send(context.db, {
    to: newEmail,
    locale: account.locale,
    key: `change-email-confirm:${crypto.randomUUID()}`,
    mail: { name: 'changeEmailConfirm', data: { firstName: '', url, hours: confirmHours } },
  })
}

async function mailEmailInUse(
  context: Inside<Context>,
  to: string,
  { firstName, locale }: AddressHolder,
): Promise<void> {
  await context.mail.send(context.db, {
    to,
    locale,
    key: `email-in-use:${crypto.randomUUID()}`,
    mail: { name: 'emailInUse', data: { firstName, url: pageAddress(context, locale, '/login') } },
  })
}
