import { givenNameOf } from '@qareeb/contract/text/given-name'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Mail } from '../../platform/mail/mails.ts'
import { applicationTicket } from '../application-ticket.ts'
import type { Recipient } from '../queries/recipients.ts'

/** The common values of mails to a candidate. */
export type Facts = { firstName: string; jobTitle: string; company: string; url: string }

type Mailing = Inside<Pick<Services, 'config' | 'mail'>>

/**
 * Writes to a candidate in their language, with a link to the application.
 * @param occasion names the mail for good; the same again is not sent
 */
export async function mailCandidate(
  services: Mailing,
  recipient: Recipient,
  { occasion, write }: { occasion: string; write: (facts: Facts) => Mail },
): Promise<void> {
  const { candidateId, to, locale, name, title, company } = recipient
  const facts = {
    firstName: givenNameOf(name),
    jobTitle: nameIn(locale, title),
    company: nameIn(locale, company),
    url: pageAddress(services, locale, pathOf(services, recipient)),
  }
  const key = `application:${candidateId}:${recipient.appliedAt.getTime()}:${occasion}`
  await services.mail.send(services.db, { to, locale, key, mail: write(facts) })
}

/** A guest, and a person with an unconfirmed address, follows the application by its link. */
function pathOf(services: Pick<Services, 'config'>, recipient: Recipient): string {
  const { userId, isConfirmed } = recipient
  if (userId && isConfirmed) return `/applications?application=${recipient.candidateId}`
  return `/applications/${applicationTicket(services, recipient).token}`
}
