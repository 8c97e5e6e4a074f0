import type { getUsualAnswerTime as endpoint } from '@qareeb/contract/candidates/answer-rate'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { answersSince } from '../own/answers-since.ts'
import { findUsualAnswerDays } from '../queries/answer-rates.ts'

/**
 * Days after which a company usually tells its decision: the number that its applicants read in their lists, for the
 * moment after sending, in which guests have no list. @throws AppError `organization.notFound`
 */
export async function getUsualAnswerTime(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  const found = await findUsualAnswerDays(db, {
    organizationId: params.organizationId,
    since: answersSince(now()),
  })
  if (!found) throw new AppError('organization.notFound')
  return { usualAnswerDays: found.days }
}
