import type { InputOf } from '@qareeb/contract/endpoint'
import type { Organization, updateOrganization as endpoint } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type InCompany, inNamedCompany } from '../../ground/use-case.ts'
import { changePlan } from '../plan/change-plan.ts'
import { readOrganization } from '../read-organization.ts'
import { rejectOrganization } from '../verification/reject-organization.ts'
import { verifyOrganization } from '../verification/verify-organization.ts'
import { updateDetails } from './update-details.ts'

type Input = Pick<InputOf<typeof endpoint>, 'query' | 'body'>
/** For platform administrators alone. */
type Decision = Pick<Input['body'], 'verificationStatus' | 'verifiedDate' | 'rejectionReason' | 'plan'>

/**
 * Hands each part of one call to its use case, all of them or none: details by the team, settings by its admins,
 * verification and plan by platform administrators alone.
 * @throws AppError `request.forbidden`, `organization.changedMeanwhile`, `file.notFound`
 */
export async function updateOrganization(context: Context, { query, body }: Input): Promise<Organization> {
  const { verificationStatus, verifiedDate, rejectionReason, plan, ...details } = body
  const decision = { verificationStatus, verifiedDate, rejectionReason, plan }
  const decides = Object.values(decision).some((value) => value !== undefined)
  const changesSettings = details.marketingAllowed !== undefined || details.retentionMonths !== undefined
  const right = decides
    ? organizationRights.decide
    : changesSettings
      ? organizationRights.changeSettings
      : organizationRights.change
  return inNamedCompany(context, { named: query.organizationId, right }, async (context) => {
    await updateDetails(context, details)
    // The decision applies to the company as it is by then.
    if (decides) await decide(context, decision)
    return readOrganization(context, context.organizationId)
  })
}

async function decide(context: InCompany<Context>, decision: Decision) {
  const { verificationStatus, verifiedDate, rejectionReason, plan } = decision
  if (verificationStatus === 'verified') await verifyOrganization(context, { verifiedDate })
  else if (verificationStatus === 'rejected') await rejectOrganization(context, { rejectionReason })
  else if (verifiedDate !== undefined || rejectionReason !== undefined)
    throw new AppError('request.invalid', { errors: [{ path: 'verificationStatus', problem: 'required' }] })
  if (plan !== undefined) await changePlan(context, plan)
}
