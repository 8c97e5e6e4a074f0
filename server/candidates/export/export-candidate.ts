import type { exportCandidate as endpoint } from '@qareeb/contract/candidates/candidate-export'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import { describeApplicationFile } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { addEvent } from '../queries/events.ts'
import { showNotes } from '../team/candidate-notes.ts'
import { showCandidate } from '../team/get-candidate.ts'
import { noteOpened } from '../team/note-opened.ts'

/**
 * Everything about one candidate. It counts as opened, and the timeline gets an entry.
 * @throws AppError `candidate.notFound`, `request.tooMany`
 */
export async function exportCandidate(
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  await countAttempts(context, [[limits.exportOne, signedIn(context).userId]])
  return inCompany(context, candidateRights.export, async (context) => {
    const { db, organizationId, userId } = context
    const { candidateId } = params
    await noteOpened(context, params)
    await recordEvent(context, { action: 'candidate.export', organizationId, subject: candidateId })
    const at = context.now()
    await addEvent(db, { candidateId, organizationId, kind: 'exported', actorId: userId, at })
    return {
      candidate: await showCandidate(context, params),
      notes: await showNotes(context, candidateId),
      file: await describeApplicationFile(context, candidateId),
    }
  })
}
