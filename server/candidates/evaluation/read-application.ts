import { riyadhDateOf } from '@qareeb/reference/riyadh'
import {
  findReadableFile,
  type ReadableFile,
  readFileText,
} from '../../files/applications/application-text.ts'
import { type Reading, unfinished } from '../../files/text/read-text-apart.ts'
import type { Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import {
  type EvaluatedApplication,
  findEvaluatedApplication,
  findEvaluation,
  saveEvaluation,
  type StoredEvaluation,
} from '../queries/evaluations.ts'
import type { OwnCandidate } from '../queries/one-candidate.ts'
import { evaluateCandidateTask } from './evaluation-tasks.ts'
import { matchRequirements } from './match-requirements.ts'
import { scoreOf } from './score-of.ts'

/** Time after which a file is looked at again that waits for the scanner. */
const scanMs = 2 * 60_000

/**
 * Works out and stores the match of an application, unless that of its present file and ad is there. What a quick
 * reading does not finish is left to a task. Nothing happens for a withdrawn or unknown application.
 */
export async function readApplication(
  services: Services,
  { reading, ...own }: OwnCandidate & { reading: Reading },
): Promise<void> {
  const scope = { organizationId: own.organizationId }
  const found = await inTransaction(services, (services) => prepare(services, own), scope)
  if (!found) return
  const { application, file } = found
  const isWaiting = file?.isHeld ?? false
  const text = file && !isWaiting ? await readFileText(services, file, reading) : null
  await inTransaction(
    services,
    async (services) => {
      if (isWaiting || text === unfinished) return leaveForLater(services, application, { file, isWaiting })
      const evaluation = evaluate(services, application, { file, text })
      await saveEvaluation(services.db, application.candidateId, evaluation)
    },
    scope,
  )
}

/** The application and its file; undefined when there is nothing to do. */
async function prepare(services: Inside<Services>, own: OwnCandidate) {
  const { db } = services
  const application = await findEvaluatedApplication(db, own)
  if (!application) return undefined
  const file = await findReadableFile(services, own.candidateId)
  const stored = await findEvaluation(db, own.candidateId)
  const isDone = stored && stored.state !== 'reading' && !isOutdated(stored, application, file)
  return isDone ? undefined : { application, file }
}

/** Whether an evaluation is that of other requirements or of another file. */
export const isOutdated = (
  stored: Pick<StoredEvaluation, 'requirementsMark' | 'fileId'>,
  { requirementsMark }: Pick<EvaluatedApplication, 'requirementsMark'>,
  file: Pick<ReadableFile, 'id'> | undefined,
): boolean => stored.requirementsMark !== requirementsMark || stored.fileId !== (file?.id ?? null)

type FileAndText = { file: ReadableFile | undefined; text: string | null }

function evaluate(
  { now }: Pick<Services, 'now'>,
  application: EvaluatedApplication,
  { file, text }: FileAndText,
): StoredEvaluation & { score: number | null } {
  const { message, distanceKm, requirementsMark } = application
  const isUnread = file !== undefined && text === null
  const thisYear = Number(riyadhDateOf(now()).slice(0, 4))
  const reasons = matchRequirements(application, { message, file: text, isUnread, distanceKm, thisYear })
  return {
    requirementsMark,
    fileId: file?.id ?? null,
    state: isUnread ? 'no-text' : 'ready',
    reasons,
    evaluatedAt: now(),
    score: scoreOf(reasons),
  }
}

async function leaveForLater(
  { db, tasks, now }: Inside<Services>,
  { candidateId, jobAdId, organizationId, requirementsMark }: EvaluatedApplication,
  { file, isWaiting }: { file: ReadableFile | undefined; isWaiting: boolean },
) {
  await saveEvaluation(db, candidateId, {
    requirementsMark,
    fileId: file?.id ?? null,
    state: 'reading',
    reasons: [],
    evaluatedAt: now(),
    score: null,
  })
  const after = isWaiting ? { after: new Date(now().getTime() + scanMs) } : {}
  await tasks.add(
    db,
    evaluateCandidateTask,
    { jobAdId, candidateId, organizationId },
    { group: candidateId, ...after },
  )
}
