import { recordEvent } from '../../audit/record-event.ts'
import { eraseApplicationFiles } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { setScope } from '../../platform/database/set-scope.ts'
import { adoptApplications } from '../queries/applicant.ts'
import { emptyWithdrawnApplication, listOfPerson } from '../queries/erasure.ts'

type Erasing = Inside<Pick<Context, 'actor' | 'origin' | 'requestId' | 'now' | 'tasks'>>

/**
 * Erases the applications of a person whose account is deleted, in the transaction of that: companies keep that somebody
 * has applied and withdrawn, and nothing else. Afterwards the transaction works for the person and no company.
 */
export async function eraseApplicationsOf(context: Erasing, userId: string): Promise<void> {
  const { db } = context
  const now = context.now()
  await setScope(db, { actor: userId, organizationId: null })
  await adoptApplications(db, { userId, now })
  for (const { candidateId, organizationId } of await listOfPerson(db, userId)) {
    await setScope(db, { actor: userId, organizationId })
    await eraseApplicationFiles(context, [candidateId])
    await emptyWithdrawnApplication(db, { candidateId, now })
    await recordEvent(context, { action: 'candidate.erase', organizationId, subject: candidateId })
  }
  await setScope(db, { actor: userId, organizationId: null })
}
