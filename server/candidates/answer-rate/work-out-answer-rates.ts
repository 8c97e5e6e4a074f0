import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import {
  countAnswers,
  deleteAnswerRate,
  listRatedOrganizations,
  saveAnswerRate,
} from '../queries/answer-rates.ts'
import { answerRateSpan } from '../rules.ts'

/** Works the rates of all companies out, each in a transaction of its own. @returns how many have one */
export async function workOutAnswerRates(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const now = context.now()
  let rated = 0
  for (const organizationId of await listRatedOrganizations(context.db, answerRateSpan(now).since))
    if (await workOutOne(context, { organizationId, now })) rated += 1
  return rated
}

const workOutOne = (
  context: Pick<Context, 'db'>,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<boolean> =>
  inTransaction(
    context,
    async ({ db }) => {
      const counts = await countAnswers(db, { organizationId, ...answerRateSpan(now) })
      const hasRate = counts.counted >= answerRateBounds.atLeast
      if (hasRate) await saveAnswerRate(db, { ...counts, organizationId, now })
      else await deleteAnswerRate(db, organizationId)
      return hasRate
    },
    { organizationId },
  )
