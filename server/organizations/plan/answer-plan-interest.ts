import { phrases as arabic } from '@qareeb/content/ar/phrases/organizations/packages'
import { phrases as english } from '@qareeb/content/en/phrases/organizations/packages'
import type { Plan } from '@qareeb/contract/job-ads'
import { isAbove } from '@qareeb/contract/organizations'
import type { Context } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailPeople } from '../mail-people.ts'
import { listRecipients, type Recipient } from '../queries/members.ts'
import { type Company, savePrivate } from '../queries/organizations.ts'

const words = { ar: arabic, en: english }

/**
 * Ends a company's interest in a plan that it has now, or has more than, and mails the person who registered it; the
 * administrators of the company, where that person has left it.
 */
export async function answerPlanInterest(
  context: InCompany<Context>,
  company: Company,
  plan: Plan,
): Promise<void> {
  const { planInterest, planInterestBy, id, name } = company
  if (planInterest === null || isAbove(planInterest, plan)) return
  await savePrivate(context.db, id, { planInterest: null, planInterestAt: null, planInterestBy: null })
  await mailPeople(context, {
    people: await listInterested(context, { id, planInterestBy }),
    occasion: 'plan-granted',
    write: ({ firstName, locale }) => ({
      name: 'planGranted',
      data: {
        firstName,
        company: nameIn(locale, name),
        plan: words[locale][`plan.${plan}`],
        url: pageAddress(context, locale, '/dashboard/packages'),
      },
    }),
  })
}

async function listInterested(
  { db }: InCompany<Context>,
  { id, planInterestBy }: Pick<Company, 'id' | 'planInterestBy'>,
): Promise<Recipient[]> {
  const everybody = await listRecipients(db, id)
  const interested = everybody.filter(({ userId }) => userId === planInterestBy)
  return interested.length > 0 ? interested : listRecipients(db, id, 'ADMIN')
}
