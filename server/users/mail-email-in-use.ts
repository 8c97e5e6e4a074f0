import type { Context } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { AddressHolder } from '../identity/email-links/find-address-holder.ts'

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
