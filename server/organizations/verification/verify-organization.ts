import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import { describeCompanyFile } from '../../files/company-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { lockOwnOrganization } from '../lock-own-organization.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'
import { reindexOrganizationTask } from '../reindex-organization.ts'
import { problemOfVerifiedDate, verifiedAtOf } from '../rules.ts'
import { mailVerification } from './mail-verification.ts'

/**
 * Verifies a company and shows its page; its administrators get a mail. The same decision again changes nothing.
 * @param decision the Riyadh date that it counts from; now when left out
 * @throws AppError `organization.notFound`, `request.invalid`; `file.infected` when its document holds something harmful
 */
export async function verifyOrganization(
  context: InCompany<Context>,
  { verifiedDate }: { verifiedDate: string | undefined },
): Promise<void> {
  const { db, organizationId } = context
  const company = await lockOwnOrganization(context)
  const moments = { createdAt: company.createdAt, now: context.now() }
  const problem = verifiedDate === undefined ? undefined : problemOfVerifiedDate(verifiedDate, moments)
  if (problem) throw new AppError('request.invalid', { errors: [{ path: 'verifiedDate', problem }] })
  if (isVerifiedSince(company, verifiedDate)) return
  const registration = await scanOfRegistration(context, company)
  if (registration === 'infected') throw new AppError('file.infected')

  await updateCompany(db, organizationId, {
    verificationStatus: 'verified',
    verifiedAt: verifiedAtOf(verifiedDate, moments),
    publicSince: company.publicSince ?? context.now(),
    hiddenSince: null,
  })
  await savePrivate(db, organizationId, { waitingSince: null, rejectedAt: null, rejectionReason: null })
  const from = verifiedDate === riyadhDateOf(moments.now) ? undefined : verifiedDate
  const details = { registration, ...(from !== undefined && { from }) }
  await recordEvent(context, { action: 'organization.verify', organizationId, details })
  await context.tasks.add(db, reindexOrganizationTask, { organizationId })
  await mailVerification(context, company)
}

function isVerifiedSince(
  { verificationStatus, waitingSince, verifiedAt }: Company,
  date: string | undefined,
) {
  const isAnswered = verificationStatus === 'verified' && waitingSince === null
  return isAnswered && (date === undefined || date === (verifiedAt && riyadhDateOf(verifiedAt)))
}

/** The scanner's result for the document of a verification; `none` without one. */
async function scanOfRegistration(context: InCompany<Context>, { registrationFileId }: Company) {
  if (registrationFileId === null) return 'none'
  const file = await describeCompanyFile(context, registrationFileId)
  return file?.scan ?? 'none'
}
