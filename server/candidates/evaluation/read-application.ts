import { riyadhDateOf } from '@qareeb/reference/riyadh'
import {
  findReadableFile,
  type ReadableFile,
  readFileText,
} from '../../files/applications/application-text.ts'
import { type Reading, unfinished } from '../../files/text/read-text-in-thread.ts'
import type { Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import {
  type EvaluatedApplication,
  findEvaluatedApplication,
  findEvaluation,
  lockEvaluated,
  saveEvaluation,
  type StoredEvaluation,
} from '../queries/evaluations.ts'
import type { OwnCandidate } from '../queries/one-candidate.ts'
import { evaluateCandidateTask } from './evaluation-tasks.ts'
import { matchRequirements } from './match-requirements.ts'
import { scoreOf } from './rules.ts'

/** Time after which a file that waits for the scanner is tried again. */
const scanMs = 2 * 60_000
/** Time after which a file that could not be read until then counts as one without text. */
const longestMs = 60 * 60_000

type ReadingOf = OwnCandidate & {
  reading: Reading
  /** The task for an unfinished reading; others do nothing while it runs. */
  isFollowUp?: boolean
}

/**
 * Works out and stores the match of an application, unless that of its present file and ad is there. An unfinished
 * reading is left to a task. Nothing happens for a withdrawn or unknown application, and nothing is stored when the
 * application or its file has changed meanwhile.
 */
export async function readApplication(
  services: Services,
  { reading, isFollowUp = false, ...own }: ReadingOf,
): Promise<void> {
  const scope = { organizationId: own.organizationId }
  const found = await inTransaction(services, (services) => prepare(services, own, isFollowUp), scope)
  if (!found) return
  const { application, file, begunAt } = found
  const isWaiting = file?.isHeld ?? false
  const text = file && !isWaiting ? await readFileText(services, file, reading) : null
  await inTransaction(
    services,
    async (services) => {
      if (!(await isUnchanged(services, application, file))) return
      const isOver = services.now().getTime() - begunAt.getTime() >= longestMs
      if (!isOver && (isWaiting || text === unfinished))
        return leaveToTask(services, application, { file, isWaiting, begunAt })
      const readable = text === unfinished ? null : text
      const evaluation = evaluate(services, application, { file, text: readable })
      await saveEvaluation(services.db, application.candidateId, evaluation)
    },
    scope,
  )
}

/** The application, its file and the begin of its reading; undefined when there is nothing to do. */
async function prepare(services: Inside<Services>, own: OwnCandidate, isFollowUp: boolean) {
  const { db, now } = services
  const application = await findEvaluatedApplication(db, own)
  if (!application) return undefined
  const file = await findReadableFile(services, own.candidateId)
  const stored = await findEvaluation(db, own.candidateId)
  if (!stored || isOutdated(stored, application, file)) return { application, file, begunAt: now() }
  if (stored.state !== 'reading') return undefined
  const begunAt = stored.evaluatedAt
  const isGivenUp = now().getTime() - begunAt.getTime() > 2 * longestMs
  return isFollowUp || isGivenUp ? { application, file, begunAt } : undefined
}

async function isUnchanged(
  services: Inside<Services>,
  application: EvaluatedApplication,
  file: ReadableFile | undefined,
): Promise<boolean> {
  if (!(await lockEvaluated(services.db, application))) return false
  return (await findReadableFile(services, application.candidateId))?.id === file?.id
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

type Unfinished = { file: ReadableFile | undefined; isWaiting: boolean; begunAt: Date }

async function leaveToTask(
  { db, tasks, now }: Inside<Services>,
  { candidateId, jobAdId, organizationId, requirementsMark }: EvaluatedApplication,
  { file, isWaiting, begunAt }: Unfinished,
) {
  await saveEvaluation(db, candidateId, {
    requirementsMark,
    fileId: file?.id ?? null,
    state: 'reading',
    reasons: [],
    evaluatedAt: begunAt,
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
