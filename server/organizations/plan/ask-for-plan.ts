import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Plan } from '@qareeb/contract/job-ads'
import { type askForPlan as endpoint, isAbove } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { requireRight } from '../../ground/require-right.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { lockCompany, savePrivate } from '../queries/organizations.ts'

/**
 * Registers a company's interest in a plan above its present one, for a message once it can be booked. The last
 * registration counts; the same one again changes nothing.
 * @throws AppError `organization.noneActive`, `request.tooMany`; `request.invalid` for a plan that is not above it
 */
export async function askForPlan(
  context: Context,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = requireRight(context, organizationRights.askForPlan)
  const { plan } = body
  await countAttempts(context, [[limits.planInterest, organizationId]])
  const askedAt = await inCompany(context, organizationRights.askForPlan, (context) =>
    storeInterest(context, plan),
  )
  return { plan, askedAt: askedAt.toISOString() }
}

/** @returns since when the company has that interest */
async function storeInterest(context: InCompany<Context>, plan: Plan): Promise<Date> {
  const { db, organizationId, userId } = context
  const company = await lockCompany(db, organizationId)
  if (!company) throw new AppError('organization.noneActive')
  if (!isAbove(plan, company.plan))
    throw new AppError('request.invalid', { errors: [{ path: 'plan', problem: 'notAllowed' }] })
  if (company.planInterest === plan && company.planInterestAt) return company.planInterestAt

  const askedAt = context.now()
  await savePrivate(db, organizationId, {
    planInterest: plan,
    planInterestAt: askedAt,
    planInterestBy: userId,
  })
  await recordEvent(context, { action: 'organization.askForPlan', organizationId, details: { plan } })
  return askedAt
}
