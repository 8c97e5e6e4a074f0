import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { askForPlan as endpoint } from '@qareeb/contract/organizations'
import { actingFor } from '../acting-for.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { signedIn } from '../signed-in.ts'
import { savePrivate } from './queries/companies.ts'

/** Interest comes from the company itself. @throws AppError `organization.notWhileImpersonating` */
export function allowAskingForPlan(context: Pick<Context, 'actor'>): void {
  if (actingFor(context).as === 'impersonator') throw new AppError('organization.notWhileImpersonating')
}

/** Notes that a company wants to be told when a plan can be booked; the last wish counts. */
export async function askForPlan(
  context: Context,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = actingFor(context)
  const { plan } = body
  const askedAt = context.now()
  await context.db.transaction(
    async (db) => {
      await savePrivate(db, organizationId, { planInterest: plan, planInterestAt: askedAt })
      await recordEvent(context, db, {
        action: 'organization.askForPlan',
        organizationId,
        details: { plan },
      })
    },
    { organizationId, actor: signedIn(context).userId },
  )
  return { plan, askedAt: askedAt.toISOString() }
}
