import { givenNameOf } from '@qareeb/contract/text/given-name'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Recipient } from '../queries/recipients.ts'

/** Mails a candidate that the company is deleted, and the application with it. There is no page to link to. */
export async function mailCompanyDeleted(
  { db, mail }: Inside<Services>,
  { candidateId, to, locale, name, title, company, appliedAt }: Recipient,
): Promise<void> {
  const data = {
    firstName: givenNameOf(name),
    jobTitle: nameIn(locale, title),
    company: nameIn(locale, company),
  }
  const key = `application:${candidateId}:${appliedAt.getTime()}:erased`
  await mail.send(db, { to, locale, key, mail: { name: 'applicationCompanyDeleted', data } })
}
