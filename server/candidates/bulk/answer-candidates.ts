import { createHash } from 'node:crypto'
import {
  type answerCandidates as endpoint,
  bulkBounds,
  type CandidateBulk,
} from '@qareeb/contract/candidates/bulk'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { requireRight } from '../../ground/require-right.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { cleanText } from '../../ground/text-rules.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { listAddressees } from '../queries/bulk-items.ts'
import { type BulkRequest, insertBulk, insertItems, lockBulk } from '../queries/bulks.ts'
import type { ChosenCandidate } from '../queries/candidates-of-ad.ts'
import { advanceBulkTask } from './advance-bulk-task.ts'
import { chooseCandidates } from './choose-candidates.ts'
import { isReached } from './is-reached.ts'
import { getBulk } from './list-candidate-bulks.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

const minuteMs = 60_000

/**
 * Moves or answers many candidates in a task, which mails them after an hour. The same request under the same id is
 * one answer.
 * @throws AppError `candidate.notFound`, `candidate.bulkTooLarge`, `candidate.selectionChanged`, `request.invalid`,
 * `request.keyReused`, `request.tooMany`
 */
export async function answerCandidates(context: Context, { params, body }: Input): Promise<CandidateBulk> {
  requireRight(context, candidateRights.decide)
  await countAttempts(context, [[limits.bulk, signedIn(context).userId]])
  return inCompany(context, candidateRights.decide, async (context) => {
    const bulk = toRequest(context, { params, body })
    const requestHash = createHash('sha256')
      .update(JSON.stringify([params.id, body]))
      .digest()
    if (await insertBulk(context.db, { ...bulk, requestHash })) await begin(context, bulk, body)
    else if (!(await lockBulk(context.db, bulk))?.requestHash.equals(requestHash))
      throw new AppError('request.keyReused')
    return getBulk(context, { jobAdId: params.id, id: body.id })
  })
}

async function begin(context: InCompany<Context>, bulk: BulkRequest, body: Input['body']): Promise<void> {
  const { db, tasks, organizationId } = context
  const chosen = await chooseCandidates(context, bulk.jobAdId, body)
  const { length: count } = chosen
  if (count !== body.count) throw new AppError('candidate.selectionChanged', { details: { count } })
  await requireTexts(context, bulk, chosen)
  await insertItems(db, bulk, chosen)
  const { action, state } = bulk
  const details = { action, count, ...(state && { state }), jobAdId: bulk.jobAdId }
  await recordEvent(context, { action: 'candidate.bulk', organizationId, subject: bulk.id, details })
  const payload = { bulkId: bulk.id, organizationId }
  await tasks.add(db, advanceBulkTask, payload, { group: bulk.id })
  await tasks.add(db, advanceBulkTask, payload, { after: bulk.leavesAt, group: bulk.id })
}

function toRequest(
  { userId, organizationId, now }: InCompany<Context>,
  { params, body }: Input,
): BulkRequest {
  const { id, action, state = null, reason, texts } = body
  const createdAt = now()
  return {
    id,
    organizationId,
    jobAdId: params.id,
    actorId: userId,
    action,
    state,
    reason: state === 'rejected' ? (reason ?? 'none') : null,
    textAr: cleanText(texts?.ar ?? '') || null,
    textEn: cleanText(texts?.en ?? '') || null,
    createdAt,
    leavesAt: new Date(createdAt.getTime() + bulkBounds.minutes * minuteMs),
  }
}

/** A message has a text in the language of each addressee. A rejection has a text for all candidates or for none. */
async function requireTexts({ db }: InCompany<Context>, bulk: BulkRequest, chosen: ChosenCandidate[]) {
  const texts: Record<Locale, string | null> = { ar: bulk.textAr, en: bulk.textEn }
  if (bulk.action === 'move' && !texts.ar && !texts.en) return
  const found = await listAddressees(
    db,
    chosen.map(({ id }) => id),
  )
  const languages = new Set(found.filter((one) => isReached(one, bulk.state)).map(({ locale }) => locale))
  const missing = [...languages].filter((locale) => !texts[locale])
  if (missing.length === 0) return
  const errors = missing.map((locale) => ({ path: `texts.${locale}`, problem: 'required' as const }))
  throw new AppError('request.invalid', { errors })
}
