import type { Bilingual } from '@qareeb/contract/locale'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { cleanNames } from '../../ground/text-rules.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'
import { reindexOrganizationTask } from '../reindex-organization.ts'
import { isOtherName, problemsOfName } from '../rules.ts'

/** The name as it is stored. @throws AppError `request.invalid` */
export function cleanCompanyName(written: Bilingual): Bilingual {
  const name = cleanNames(written)
  const errors = problemsOfName(name)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return name
}

/** Gives a locked company another name; its ads follow in search by a task. */
export async function renameOrganization(
  context: InCompany<Context>,
  company: Company,
  name: Bilingual,
): Promise<void> {
  const { db, organizationId } = context
  await updateCompany(db, organizationId, { name })
  if (isOtherName(name, company.name)) await revokeBadge(context, company)
  await context.tasks.add(db, reindexOrganizationTask, { organizationId })
}

/**
 * The verification belongs to the name that was verified: with another one a company waits again, with its ads
 * open.
 */
async function revokeBadge(context: InCompany<Context>, { verificationStatus, registrationFileId }: Company) {
  if (verificationStatus !== 'verified') return
  const { db, organizationId } = context
  await updateCompany(db, organizationId, { verificationStatus: 'pending', verifiedAt: null })
  await savePrivate(db, organizationId, { waitingSince: registrationFileId === null ? null : context.now() })
  await recordEvent(context, { action: 'organization.loseBadge', organizationId })
}
