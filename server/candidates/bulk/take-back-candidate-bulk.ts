import type { CandidateBulk, takeBackCandidateBulk as endpoint } from '@qareeb/contract/candidates/bulk'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { lockBulk, markTakenBack } from '../queries/bulks.ts'
import { advanceBulkTask } from './advance-bulk-task.ts'
import { getBulk } from './list-candidate-bulks.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params'>

/**
 * Takes an answer to many candidates back before they are mailed. A task restores the state of each, unless a
 * colleague has changed it since. Repeating it changes nothing.
 * @throws AppError `candidate.bulkNotFound`, `candidate.bulkLeft`
 */
export const takeBackCandidateBulk = (context: Context, { params }: Input): Promise<CandidateBulk> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId, tasks } = context
    const { id: jobAdId, bulkId: id } = params
    const bulk = await lockBulk(db, { id, organizationId })
    if (bulk?.jobAdId !== jobAdId) throw new AppError('candidate.bulkNotFound')
    const at = context.now()
    if (!bulk.takenBackAt) {
      if (at >= bulk.leavesAt) throw new AppError('candidate.bulkLeft')
      await markTakenBack(db, { id, organizationId, at })
      await recordEvent(context, { action: 'candidate.bulkTakeBack', organizationId, subject: id })
      await tasks.add(db, advanceBulkTask, { bulkId: id, organizationId }, { group: id })
    }
    return getBulk(context, { jobAdId, id })
  })
