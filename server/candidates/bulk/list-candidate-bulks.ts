import type {
  BulkPhase,
  CandidateBulk,
  listCandidateBulks as endpoint,
} from '@qareeb/contract/candidates/bulk'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { dayMs } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { type BulkProgress, listBulks } from '../queries/bulks.ts'

/** Answers to many candidates of an ad within the last day, with their progress. */
export const listCandidateBulks = (
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const now = context.now()
    const since = new Date(now.getTime() - dayMs)
    const rows = await listBulks(context.db, { jobAdId: params.id, since })
    return { items: rows.map((row) => toBulk(row, now)) }
  })

/** One answer as it stands now. @throws AppError `candidate.bulkNotFound` */
export async function getBulk(
  { db, now }: InCompany<Context>,
  { jobAdId, id }: { jobAdId: string; id: string },
): Promise<CandidateBulk> {
  const [row] = await listBulks(db, { jobAdId, since: new Date(0), id })
  if (!row) throw new AppError('candidate.bulkNotFound')
  return toBulk(row, now())
}

function toBulk({ actorId, actorName, takenBackAt, ...row }: BulkProgress, now: Date): CandidateBulk {
  return {
    ...row,
    phase: phaseOf({ ...row, takenBackAt }, now),
    done: row.done + row.mailed,
    createdAt: row.createdAt.toISOString(),
    leavesAt: row.leavesAt.toISOString(),
    by: actorName === null ? null : { id: actorId, name: actorName },
  }
}

type Standing = Pick<BulkProgress, 'waiting' | 'done' | 'leavesAt' | 'takenBackAt'>

/** The phase of an answer at a moment. */
export function phaseOf({ waiting, done, leavesAt, takenBackAt }: Standing, now: Date): BulkPhase {
  if (takenBackAt) return waiting + done > 0 ? 'takingBack' : 'takenBack'
  if (waiting > 0) return 'running'
  if (now < leavesAt) return 'open'
  return done > 0 ? 'leaving' : 'left'
}
