import type { Context } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { AddressHolder } from '../email-links/find-address-holder.ts'

/** Mails the holder of an address that somebody tried to register it. */
export async function mailSignUpAttempt(
  context: Inside<Context>,
  { email, holder: { userId, firstName, locale } }: { email: string; holder: AddressHolder },
): Promise<void> {
  const hour = context.now().toISOString().slice(0, 13)
  await context.mail.send(context.db, {
    to: email,
    locale,
    // However often somebody tries: one mail an hour.
    key: `sign-up-attempt:${userId}:${hour}`,
    mail: {
      name: 'signUpAttempt',
      data: {
        firstName,
        url: pageAddress(context, locale, '/login'),
        otherUrl: pageAddress(context, locale, '/forgot-password'),
      },
    },
  })
}
