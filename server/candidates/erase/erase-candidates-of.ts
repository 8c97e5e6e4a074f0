import { eraseBytesOfGone } from '../../files/applications/candidate-files.ts'
import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { mailCompanyDeleted } from '../mails/mail-company-deleted.ts'
import { deleteAllOf } from '../queries/erasure.ts'
import { lockOpenOfCompany } from '../queries/recipients.ts'

/**
 * Notifies waiting candidates of a company that is deleted, and erases all its candidates, in the transaction that
 * works for it.
 */
export async function eraseCandidatesOf(services: Inside<Services>, organizationId: string): Promise<void> {
  const { db } = services
  for (const recipient of await lockOpenOfCompany(db, organizationId))
    await mailCompanyDeleted(services, recipient)
  if ((await deleteAllOf(db, organizationId)) > 0) await eraseBytesOfGone(services)
}
