import { listApplicationFiles } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { asPerson } from '../../ground/use-case.ts'
import type { StoredReason } from '../evaluation/match-requirements.ts'
import { sayReason } from '../evaluation/say-reason.ts'
import { adoptApplications } from '../queries/applicant.ts'
import { listApplicationFacts as listFacts } from '../queries/erasure.ts'

/** A verdict on one requirement, in words; the number of the match is the company's. */
const toMatch = (reason: StoredReason) => ({ verdict: reason.verdict, text: sayReason(reason) })

/** The caller's applications in the file of their own data, with companies' texts about them. */
export const listApplicationFacts = (context: Context) =>
  asPerson(context, async (context) => {
    const { db, userId } = context
    await adoptApplications(db, { userId, now: context.now() })
    const facts = await listFacts(db, userId)
    return {
      applications: facts.map(({ match, ...fact }) => ({ ...fact, match: match.map(toMatch) })),
      applicationFiles: await listApplicationFiles(context, userId),
    }
  })
