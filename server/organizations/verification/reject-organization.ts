import { organizationBounds } from '@qareeb/contract/organizations'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { cleanText, problemsOfLength } from '../../ground/text-rules.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { closeJobAdsTask } from '../close-job-ads.ts'
import { lockOwnOrganization } from '../lock-own-organization.ts'
import { savePrivate, updateCompany } from '../queries/organizations.ts'
import { mailVerification } from './mail-verification.ts'

/**
 * Rejects a company and mails its administrators the reason. Unverified companies publish nothing: the page is
 * hidden at once, open ads within seconds. Repeating the decision changes nothing.
 * @throws AppError `organization.notFound`; `request.invalid` without a reason
 */
export async function rejectOrganization(
  context: InCompany<Context>,
  { rejectionReason }: { rejectionReason: string | undefined },
): Promise<void> {
  const { db, organizationId } = context
  const reason = readReason(rejectionReason)
  const company = await lockOwnOrganization(context)
  const isAnswered = company.verificationStatus === 'rejected' && company.waitingSince === null
  if (isAnswered && company.rejectionReason === reason) return

  const rejectedAt = context.now()
  await updateCompany(db, organizationId, {
    verificationStatus: 'rejected',
    verifiedAt: null,
    hiddenSince: rejectedAt,
  })
  await savePrivate(db, organizationId, { waitingSince: null, rejectedAt, rejectionReason: reason })
  await recordEvent(context, { action: 'organization.reject', organizationId, reason })
  const publishedUntil = rejectedAt.toISOString()
  await context.tasks.add(db, closeJobAdsTask, { organizationId, publishedUntil })
  await mailVerification(context, company, reason)
}

function readReason(written: string | undefined): string {
  if (written === undefined)
    throw new AppError('request.invalid', { errors: [{ path: 'rejectionReason', problem: 'required' }] })
  const reason = cleanText(written)
  const errors = problemsOfLength('rejectionReason', reason, organizationBounds.rejectionReason)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return reason
}
