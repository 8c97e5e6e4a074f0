import type { openCandidateFile as endpoint } from '@qareeb/contract/candidates/one-candidate'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { OwnFile } from '@qareeb/contract/files'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import { openApplicationFile } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { noteOpened } from './note-opened.ts'

/**
 * The file of a candidate with an address to fetch it from. It is noted that somebody asked.
 * @throws AppError `candidate.notFound`, `file.notFound`, `file.inQuarantine`, `file.infected`
 */
export const openCandidateFile = (
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<OwnFile> =>
  inCompany(context, candidateRights.read, async (context) => {
    const { organizationId } = context
    await noteOpened(context, params)
    const file = await openApplicationFile(context, params.candidateId)
    await recordEvent(context, { action: 'candidate.file', organizationId, subject: params.candidateId })
    return file
  })
