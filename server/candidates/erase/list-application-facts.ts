import { listApplicationFiles } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { asPerson } from '../../ground/use-case.ts'
import { adoptApplications } from '../queries/applicant.ts'
import { listApplicationFacts as listFacts } from '../queries/erasure.ts'

/** The caller's applications in the file of their own data, with companies' texts about them. */
export const listApplicationFacts = (context: Context) =>
  asPerson(context, async (context) => {
    const { db, userId } = context
    await adoptApplications(db, { userId, now: context.now() })
    return {
      applications: await listFacts(db, userId),
      applicationFiles: await listApplicationFiles(context, userId),
    }
  })
