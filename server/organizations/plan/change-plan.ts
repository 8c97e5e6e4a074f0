import type { Plan } from '@qareeb/contract/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { lockOwnOrganization } from '../lock-own-organization.ts'
import { updateCompany } from '../queries/organizations.ts'
import { answerPlanInterest } from './answer-plan-interest.ts'

/** Gives a company another plan, at once, and informs the person who asked about it. The plan that it has already changes nothing. */
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
