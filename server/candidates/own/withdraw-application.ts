import type { Application, withdrawApplication as endpoint } from '@qareeb/contract/candidates/applications'
import type { InputOf } from '@qareeb/contract/endpoint'
import { eraseApplicationFiles } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { asPerson, type Inside } from '../../ground/use-case.ts'
import { mailWithdrawalTask } from '../mails/mail-withdrawal-task.ts'
import { deleteEvaluation } from '../queries/evaluations.ts'
import { addEvent } from '../queries/events.ts'
import { lockOwnApplication, type OwnKey } from '../queries/own-applications.ts'
import { markWithdrawn } from '../queries/withdrawal.ts'
import { deleteWords, saveWords } from '../queries/write-application.ts'
import { wordsOf } from '../search-words.ts'
import { notFoundBy, showOwn } from './get-application.ts'

/** Withdraws an application of the caller. @throws AppError `application.notFound` */
export const withdrawApplication = (
  context: Context,
  { params: { applicationId } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<Application> =>
  asPerson(context, async (context) => {
    const key = { userId: context.userId, applicationId }
    await withdrawInside(context, key)
    return showOwn(context, key)
  })

/**
 * Withdraws an application in the scope of its sender: message, phone, file and distance are deleted, the company
 * keeps the name and its team's texts. After a decision too; the team of a company that hired the sender gets a mail.
 * Doing it again changes nothing.
 * @throws AppError `application.notFound`, `application.linkInvalid`
 */
export async function withdrawInside(
  context: Inside<Pick<Context, 'now' | 'tasks'>>,
  key: OwnKey,
): Promise<void> {
  const { db } = context
  const present = await lockOwnApplication(db, key)
  if (!present) throw new AppError(notFoundBy(key))
  if (present.withdrawnAt) return

  const { id: candidateId, organizationId } = present
  const at = context.now()
  const { name, jobAdId } = await markWithdrawn(db, { candidateId, at })
  await deleteWords(db, candidateId)
  const words = wordsOf({ name, email: '', phone: null }).filter(Boolean)
  await saveWords(db, { candidateId, organizationId, jobAdId, words })
  await eraseApplicationFiles(context, [candidateId])
  await deleteEvaluation(db, candidateId)
  await addEvent(db, { candidateId, organizationId, kind: 'withdrawn', at })
  if (present.state !== 'hired') return
  const withdrawnAt = at.toISOString()
  await context.tasks.add(db, mailWithdrawalTask, { candidateId, organizationId, withdrawnAt })
}
