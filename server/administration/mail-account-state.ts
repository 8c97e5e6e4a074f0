import type { Services } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import type { UserRow } from './queries/users.ts'

/** Mails a person that an administrator has disabled their account, with the reason. */
export async function mailAccountDisabled(
  { db, mail }: Inside<Services>,
  { email, locale, firstName }: UserRow,
  reason: string,
): Promise<void> {
  await mail.send(db, {
    to: email,
    locale,
    key: `account-disabled:${crypto.randomUUID()}`,
    mail: { name: 'accountDisabled', data: { firstName, reason } },
  })
}

/** Mails a person that their account is enabled again. */
export async function mailAccountEnabled(
  services: Inside<Services>,
  { email, locale, firstName }: UserRow,
): Promise<void> {
  await services.mail.send(services.db, {
    to: email,
    locale,
    key: `account-enabled:${crypto.randomUUID()}`,
    mail: { name: 'accountEnabled', data: { firstName, url: pageAddress(services, locale, '/login') } },
  })
}
