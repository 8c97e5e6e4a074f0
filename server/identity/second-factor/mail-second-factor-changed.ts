import crypto from 'node:crypto'
import type { Context } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'

/** Mails a person that their second factors or recovery codes have changed: they may not have done it. */
export async function mailSecondFactorChanged(
  context: Inside<Context>,
  { email, locale, firstName }: Person,
): Promise<void> {
  const url = pageAddress(context, locale, '/profile')
  await context.mail.send(context.db, {
    to: email,
    locale,
    mail: { name: 'secondFactorChanged', data: { firstName, at: context.now().toISOString(), url } },
    key: `second-factor:${crypto.randomUUID()}`,
  })
}
