import type { Plan } from '@qareeb/contract/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { lockOwnOrganization } from '../lock-own-organization.ts'
import { updateCompany } from '../queries/organizations.ts'
import { answerPlanInterest } from './answer-plan-interest.ts'

/**
 * Changes the plan of a company at once, and informs the person who asked for it. Does nothing if the company has this plan.
 */
export async function changePlan(context: InCompany<Context>, plan: Plan): Promise<void> {
  const { db, organizationId } = context
  const company = await lockOwnOrganization(context)
  if (company.plan === plan) return
  await updateCompany(db, organizationId, { plan })
  await recordEvent(context, {
    action: 'organization.changePlan',
    organizationId,
    details: { from: company.plan, to: plan },
  })
  await answerPlanInterest(context, company, plan)
}
