import type { Locale } from '@qareeb/contract/locale'
import type { Services } from '../context.ts'
import type { Database } from '../platform/database/database.ts'
import { pageAddress } from '../users/page-address.ts'
import { issueLink, linkMinutes } from './issue-link.ts'

/** Whose address is to be confirmed, and where they were going. */
export type Unconfirmed = { userId: string; email: string; locale: Locale; returnTo?: string | null }

/**
 * Mails the link that confirms an address. It names nobody: the address may belong to a stranger, to whom we carry no
 * words that somebody else chose.
 */
export async function mailVerification(
  services: Services,
  db: Database,
  { userId, email, locale, returnTo = null }: Unconfirmed,
): Promise<void> {
  const token = await issueLink(services, db, { kind: 'verify-email', userId, email, returnTo })
  const url = pageAddress(services, locale, `/verify-email?token=${token}`)
  const hours = linkMinutes['verify-email'] / 60
  await services.mail.send(db, {
    to: email,
    locale,
    key: `verify-email:${crypto.randomUUID()}`,
    mail: { name: 'verifyEmail', data: { firstName: '', url, hours } },
  })
}
