import type { Bilingual } from '@qareeb/contract/locale'
import type { Context } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Mail } from '../platform/mail/mails.ts'
import type { Account } from './queries/accounts.ts'

/** The last mail to a person whose account is deleted, with the companies that were deleted with it. */
export async function mailAccountDeleted(
  { db, mail }: Inside<Context>,
  account: Account,
  companies: Bilingual[],
): Promise<void> {
  await mail.send(db, {
    to: account.email,
    locale: account.locale,
    // Not by the id: the hash of the address must not remain beside it after the erasure.
    key: `account-deleted:${crypto.randomUUID()}`,
    mail: write(account, companies),
  })
}

function write({ firstName, locale }: Account, companies: Bilingual[]): Mail {
  if (companies.length === 0) return { name: 'accountDeleted', data: { firstName } }
  const names = new Intl.ListFormat(locale).format(companies.map((name) => nameIn(locale, name)))
  return { name: 'accountAndCompaniesDeleted', data: { firstName, companies: names } }
}
