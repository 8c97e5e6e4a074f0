import type { FileClaim } from '@qareeb/contract/files'
import { recordEvent } from '../../audit/record-event.ts'
import { transferRegistration } from '../../files/company-files.ts'
import { eraseCompanyFile } from '../../files/erase-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'

/**
 * Puts a new commercial registration in the place of the old one. A company that was rejected waits again; one that is
 * verified stays so while somebody looks at the new document.
 * @throws AppError `file.notFound`
 */
export async function sendRegistration(
  context: InCompany<Context>,
  company: Company,
  claim: FileClaim,
): Promise<void> {
  const { db, organizationId, userId } = context
  const registrationFileId = await transferRegistration(context, { userId, organizationId, claim })
  if (!registrationFileId) throw new AppError('file.notFound')

  await savePrivate(db, organizationId, {
    registrationFileId,
    waitingSince: context.now(),
    rejectedAt: null,
    rejectionReason: null,
  })
  if (company.registrationFileId) await eraseCompanyFile(context, { id: company.registrationFileId })
  if (company.verificationStatus === 'rejected')
    await updateCompany(db, organizationId, { verificationStatus: 'pending', verifiedAt: null })
  await recordEvent(context, { action: 'organization.sendRegistration', organizationId })
}
