import { givenNameOf } from '@qareeb/contract/text/given-name'
import { eraseBytesOfGone } from '../../files/applications/candidate-files.ts'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import type { Inside } from '../../ground/use-case.ts'
import { deleteAllOf } from '../queries/erasure.ts'
import { lockOpenOfCompany } from '../queries/recipients.ts'

/**
 * Notifies waiting candidates of a company that is deleted, and erases all its candidates, in the transaction that
 * works for it.
 */
export async function eraseCandidatesOf(services: Inside<Services>, organizationId: string): Promise<void> {
  const { db, mail } = services
  for (const recipient of await lockOpenOfCompany(db, organizationId)) {
    const { candidateId, to, locale, name, title, company } = recipient
    const data = {
      firstName: givenNameOf(name),
      jobTitle: nameIn(locale, title),
      company: nameIn(locale, company),
    }
    const key = `application:${candidateId}:${recipient.appliedAt.getTime()}:erased`
    await mail.send(db, { to, locale, key, mail: { name: 'applicationCompanyDeleted', data } })
  }
  if ((await deleteAllOf(db, organizationId)) > 0) await eraseBytesOfGone(services)
}
