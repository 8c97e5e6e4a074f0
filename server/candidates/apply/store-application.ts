import type { FileClaim } from '@qareeb/contract/files'
import { attachCopy, attachUpload, type ProfileCopy } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Inside } from '../../ground/use-case.ts'
import { mailApplicationSentTask } from '../mails/mail-application-sent-task.ts'
import { keepMissingPhone } from '../queries/applicant.ts'
import { addEvent } from '../queries/events.ts'
import { lockOpenAd } from '../queries/open-ad.ts'
import {
  insertApplication,
  lockApplication,
  renewApplication,
  saveWords,
  type StoredApplication,
} from '../queries/write-application.ts'
import { undoMs } from '../rules.ts'
import { wordsOf } from '../search-words.ts'

export type Application = StoredApplication & {
  upload: FileClaim | undefined
  copy: ProfileCopy | undefined
}

type Storing = Inside<Pick<Context, 'db' | 'now' | 'tasks'>>

/**
 * Stores an application, in a transaction with its ticket. Changes nothing if the address has an application for this ad
 * that was not withdrawn.
 * @throws AppError `candidate.adClosed`, `file.notFound`
 */
export async function storeApplication(context: Storing, application: Application): Promise<void> {
  const { db } = context
  if (!(await lockOpenAd(db, application.jobAdId))) throw new AppError('candidate.adClosed')
  if (await insertApplication(db, application)) return complete(context, application, 'applied')

  const present = await lockApplication(db, application)
  if (!present?.withdrawnAt) return
  const renewed = { ...application, id: present.id }
  await renewApplication(db, renewed)
  await complete(context, renewed, 'appliedAgain')
}

/** Adds the rows that depend on it. */
async function complete(
  context: Storing,
  application: Application,
  kind: 'applied' | 'appliedAgain',
): Promise<void> {
  const { db, tasks } = context
  const { id: candidateId, organizationId, jobAdId, userId, phone, now, upload, copy } = application
  const row = { candidateId, organizationId }
  await saveWords(db, { ...row, jobAdId, words: wordsOf(application) })
  await addEvent(db, { ...row, kind, at: now })
  if (upload) await attachUpload(context, { ...row, claim: upload, userId })
  else if (copy) await attachCopy(context, { ...row, copy })
  if (userId) await keepMissingPhone(db, { userId, phone })

  const after = new Date(now.getTime() + undoMs)
  await tasks.add(
    db,
    mailApplicationSentTask,
    { ...row, appliedAt: now.toISOString() },
    { after, group: candidateId },
  )
}
