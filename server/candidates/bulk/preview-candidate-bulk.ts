import type { CandidateState } from '@qareeb/contract/candidates'
import { bulkBounds, type previewCandidateBulk as endpoint } from '@qareeb/contract/candidates/bulk'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { greetingOf } from '../../platform/mail/compose.ts'
import { takenBackUntold } from '../mails/taken-back-untold.ts'
import { type Addressee, listAddressees } from '../queries/bulk-items.ts'
import { chooseCandidates } from './choose-candidates.ts'
import { isReached } from './is-reached.ts'
import { type Values, valuesFor } from './message-words.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/** The effect of an answer on the chosen candidates, before it is given. @throws AppError as `chooseCandidates` */
export const previewCandidateBulk = (
  context: Context,
  { params, body }: Input,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    const jobAdId = params.id
    const chosen = await chooseCandidates(context, jobAdId, body)
    const found = await listAddressees(
      db,
      chosen.map(({ id }) => id),
    )
    const reached = found.filter((one) => isReached(one, body.state ?? null))
    const toValues = await valuesFor(db, { jobAdId, organizationId })
    const isIn = (locale: 'ar' | 'en') => reached.filter((one) => one.locale === locale).length
    const mailed = await countMailed(db, reached, body.state ?? null)
    const withdrawn = found.filter((one) => one.withdrawnAt !== null).length
    return {
      total: found.length,
      reached: reached.length,
      mailed,
      withdrawn,
      unchanged: found.length - reached.length - withdrawn,
      languages: { ar: isIn('ar'), en: isIn('en') },
      interviewed: reached.filter((one) => one.interviewOn !== null).map(({ candidateId }) => candidateId),
      items: reached.slice(0, bulkBounds.previewed).map((one) => toItem(one, toValues(one))),
    }
  })

/** How many of those whom an answer reaches get a mail, by the rules of `mailDueCandidates`. */
async function countMailed(
  db: Transaction,
  reached: readonly Addressee[],
  next: CandidateState | null,
): Promise<number> {
  if (next === null) return reached.length
  if (next === 'new') return 0
  const takenBack = await takenBackUntold(db, reached, { next, isMoved: false })
  const isKnown = (one: Addressee) => next === 'in-progress' && one.inProgressAt !== null
  return reached.filter((one) => !isKnown(one) && !takenBack.has(one.candidateId)).length
}

const toItem = ({ candidateId, name, email, locale }: Addressee, values: Values) => ({
  id: candidateId,
  name: name ?? '',
  email: email ?? '',
  locale,
  greeting: greetingOf(values.name, locale),
  values,
})
