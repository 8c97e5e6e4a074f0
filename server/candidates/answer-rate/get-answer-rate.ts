import type { getAnswerRate as endpoint } from '@qareeb/contract/candidates/answer-rate'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { findAnswerRate } from '../queries/answer-rates.ts'
import { percentAnswered } from '../rules.ts'

/** The rate of a company as computed last night. @throws AppError `organization.notFound` */
export async function getAnswerRate(
  { db }: Pick<Context, 'db'>,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  const found = await findAnswerRate(db, params.organizationId)
  if (!found) throw new AppError('organization.notFound')
  const { answered, counted } = found
  if (answered === null || counted === null) return { answerRate: null }
  return { answerRate: { answered, counted, percent: percentAnswered({ answered, counted }) } }
}
