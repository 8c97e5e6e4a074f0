import type {
  Application,
  replaceApplicationFile as endpoint,
} from '@qareeb/contract/candidates/applications'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { FileClaim } from '@qareeb/contract/files'
import { attachUpload, eraseApplicationFiles } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { asPerson, type Inside } from '../../ground/use-case.ts'
import { deleteEvaluation } from '../queries/evaluations.ts'
import { addEvent } from '../queries/events.ts'
import { lockOwnApplication, type OwnKey } from '../queries/own-applications.ts'
import { notFoundBy, showOwn } from './get-application.ts'

/** Replaces the file of an application of the caller. @throws AppError see `replaceFileInside` */
export const replaceApplicationFile = (
  context: Context,
  { params: { applicationId }, body }: Pick<InputOf<typeof endpoint>, 'params' | 'body'>,
): Promise<Application> =>
  asPerson(context, async (context) => {
    const key = { userId: context.userId, applicationId }
    await replaceFileInside(context, key, body.file)
    return showOwn(context, key)
  })

/**
 * Replaces the file of an application, or takes it away, in the scope of its sender.
 * @throws AppError `application.opened` once the company has opened it, decided about it or it was withdrawn;
 * `application.notFound`, `application.linkInvalid`, `file.notFound`
 */
export async function replaceFileInside(
  context: Inside<Pick<Context, 'now' | 'tasks'>>,
  key: OwnKey,
  claim: FileClaim | null,
): Promise<void> {
  const { db } = context
  const present = await lockOwnApplication(db, key)
  if (!present) throw new AppError(notFoundBy(key))
  if (present.openedAt || present.withdrawnAt || present.state !== 'new')
    throw new AppError('application.opened')

  const { id: candidateId, organizationId, userId } = present
  await eraseApplicationFiles(context, [candidateId])
  await deleteEvaluation(db, candidateId)
  if (claim) await attachUpload(context, { candidateId, organizationId, claim, userId })
  await addEvent(db, { candidateId, organizationId, kind: 'fileReplaced', at: context.now() })
}
