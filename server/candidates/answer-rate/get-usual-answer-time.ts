import type { getUsualAnswerTime as endpoint } from '@qareeb/contract/candidates/answer-rate'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { answersSince } from '../own/answers-since.ts'
import { findUsualAnswerDays } from '../queries/answer-rates.ts'

/**
 * Days between an application and the decision of a company. Applicants see the same number in their lists; guests
 * see it after sending. @throws AppError `organization.notFound`
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
