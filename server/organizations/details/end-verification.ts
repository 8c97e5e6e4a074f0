import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'
import { waitingSinceOf } from '../rules.ts'

/**
 * Ends the verification of a locked company. It belongs to the name and the registration number that were verified: with
 * another one a company waits again, with its ads open.
 */
export async function endVerification(
  context: InCompany<Context>,
  { verificationStatus, registrationFileId }: Company,
): Promise<void> {
  if (verificationStatus !== 'verified') return
  const { db, organizationId } = context
  await updateCompany(db, organizationId, { verificationStatus: 'pending', verifiedAt: null })
  await savePrivate(db, organizationId, { waitingSince: waitingSinceOf(registrationFileId, context.now()) })
  await recordEvent(context, { action: 'organization.loseBadge', organizationId })
}
