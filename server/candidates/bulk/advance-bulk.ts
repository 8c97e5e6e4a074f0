import { setTimeout as rest } from 'node:timers/promises'
import type { Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { announceClosing } from '../../job-ads/life/announce-closing.ts'
import { mailRejectionTask } from '../mails/mail-rejection-task.ts'
import { listDue, lockWaiting, restoreMany } from '../queries/bulk-items.ts'
import { type Bulk, lockBulk } from '../queries/bulks.ts'
import { findClosing } from '../queries/ended-ads.ts'
import { tellingTime } from '../team/present-candidate.ts'
import { mailDueCandidates } from './mail-due-candidates.ts'
import { moveWaitingCandidates } from './move-waiting-candidates.ts'

/** Candidates of one transaction: locks are held briefly. */
const batch = 100

/** Fewer are taken back at a time, since each of them changes as much as a move and writes its former facts as well. */
const takeBackBatch = 50

/** Pause after a batch, as a multiple of its duration: other searches slow down by a tenth at most (bench/candidates). */
const pauseFactor = 9

type Payload = { bulkId: string; organizationId: string }

/**
 * Continues an answer to many candidates, batch by batch, each in a transaction of its own. Every batch reads again
 * whether the answer was taken back, and what is left to do; doing it twice changes nothing and mails nobody twice.
 */
export async function advanceBulk(services: Services, { bulkId, organizationId }: Payload): Promise<void> {
  for (;;) {
    const begun = performance.now()
    const count = await inTransaction(
      services,
      async (services) => {
        const bulk = await lockBulk(services.db, { id: bulkId, organizationId })
        return bulk ? advance(services, bulk) : 0
      },
      { organizationId },
    )
    if (count === 0) return
    // A smaller batch was the last.
    if (count >= takeBackBatch) await rest((performance.now() - begun) * pauseFactor)
  }
}

/** @returns the number of checked candidates; 0 when nothing is due */
async function advance(services: Inside<Services>, bulk: Bulk): Promise<number> {
  const { db } = services
  const at = services.now()
  if (bulk.takenBackAt) return takeBackNext(services, bulk)
  const waiting = await lockWaiting(db, bulk, batch)
  if (waiting.length > 0) {
    await moveWaitingCandidates(db, bulk, waiting)
    return waiting.length
  }
  if (at < bulk.leavesAt) return 0
  const due = await listDue(db, bulk, batch)
  await mailDueCandidates(services, bulk, due)
  return due.length
}

/**
 * A restored rejection without a mail is mailed at its own time. Candidates who wait again get the mail about the
 * closed ad, which they missed.
 */
async function takeBackNext(services: Inside<Services>, bulk: Bulk): Promise<number> {
  const { db, tasks, now } = services
  const { actorId, organizationId, jobAdId } = bulk
  const restored = await restoreMany(db, bulk, { at: now(), actorId, limit: takeBackBatch })
  for (const { candidateId, decidedAt } of restored) {
    if (!decidedAt) continue
    const payload = { candidateId, organizationId, decidedAt: decidedAt.toISOString() }
    await tasks.add(db, mailRejectionTask, payload, { after: tellingTime(decidedAt), group: candidateId })
  }
  if (restored.length > 0 && (await findClosing(db, jobAdId))?.isClosed)
    await announceClosing(services, { jobAdId, organizationId })
  return restored.length
}
