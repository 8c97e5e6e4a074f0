import type {
  getAnswerRate as endpoint,
  getOwnAnswerRate as ownEndpoint,
} from '@qareeb/contract/candidates/answer-rate'
import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { dayMs } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany, inTransaction } from '../../ground/use-case.ts'
import {
  countAnswers,
  deleteAnswerRate,
  findAnswerRate,
  listRatedOrganizations,
  saveAnswerRate,
} from '../queries/answer-rates.ts'

const { days, atLeast, graceDays } = answerRateBounds

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Rounded down, so that nobody who left somebody without an answer has a full hundred. */
const percentOf = (answered: number, counted: number) => Math.floor((answered / counted) * 100)

/** The rate of a company as computed last night. @throws AppError `organization.notFound` */
export async function getAnswerRate(
  { db }: Pick<Context, 'db'>,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  const found = await findAnswerRate(db, params.organizationId)
  if (!found) throw new AppError('organization.notFound')
  const { answered, counted } = found
  if (answered === null || counted === null) return { answerRate: null }
  return { answerRate: { answered, counted, percent: percentOf(answered, counted) } }
}

/** The rate of the caller's company as of now, and how many answers would raise it. */
export const getOwnAnswerRate = (context: Context): Promise<ResponseOf<typeof ownEndpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId, now }) => {
    const counts = await countAnswers(db, { organizationId, ...spanOf(now()) })
    const { answered, counted } = counts
    return {
      ...counts,
      percent: counted >= atLeast ? percentOf(answered, counted) : null,
      waiting: counted - answered,
    }
  })

const spanOf = (now: Date) => ({ since: before(now, days), appliedBefore: before(now, graceDays) })

/** Works the rates of all companies out, each in a transaction of its own. @returns how many have one */
export async function workOutAnswerRates(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const now = context.now()
  let rated = 0
  for (const organizationId of await listRatedOrganizations(context.db, before(now, days)))
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
      const counts = await countAnswers(db, { organizationId, ...spanOf(now) })
      const hasRate = counts.counted >= atLeast
      if (hasRate) await saveAnswerRate(db, { ...counts, organizationId, now })
      else await deleteAnswerRate(db, organizationId)
      return hasRate
    },
    { organizationId },
  )
