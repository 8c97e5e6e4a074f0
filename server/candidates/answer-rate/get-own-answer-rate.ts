import type { getOwnAnswerRate as endpoint } from '@qareeb/contract/candidates/answer-rate'
import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countAnswers } from '../queries/answer-rates.ts'
import { answerRateSpan, percentAnswered } from '../rules.ts'

/** The rate of the caller's company as of now, and how many answers would raise it. */
export const getOwnAnswerRate = (context: Context): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId, now }) => {
    const counts = await countAnswers(db, { organizationId, ...answerRateSpan(now()) })
    const { answered, counted } = counts
    return {
      ...counts,
      percent: counted >= answerRateBounds.atLeast ? percentAnswered(counts) : null,
      waiting: counted - answered,
    }
  })
