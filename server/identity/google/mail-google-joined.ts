import type { Context } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'

/** Mails a person that a Google account now signs in to their account: they may not have done it. */
export async function mailGoogleJoined(
  context: Inside<Context>,
  { userId, email, locale, firstName }: Person,
  at: Date,
): Promise<void> {
  await context.mail.send(context.db, {
    to: email,
    locale,
    key: `google-joined:${userId}:${at.toISOString()}`,
    mail: {
      name: 'googleJoined',
      data: { firstName, at: at.toISOString(), url: pageAddress(context, locale, '/profile') },
    },
  })
}
