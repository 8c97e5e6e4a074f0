import { z } from 'zod'
import { addressConfirmedTask } from '../identity/email-links/address-confirmed-task.ts'
import { jobAdClosedTask } from '../job-ads/life/announce-closing.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { workOutAnswerRates } from './answer-rate/answer-rate.ts'
import { advanceBulkTask } from './bulk/advance-bulk-task.ts'
import { advanceBulk } from './bulk/advance-bulk.ts'
import { eraseAfterRetentionTask } from './erase/erase-after-retention-task.ts'
import { eraseAfterRetention } from './erase/erase-after-retention.ts'
import { evaluateLater } from './evaluation/evaluate-later.ts'
import { evaluateNext } from './evaluation/evaluate-next.ts'
import { evaluateAllTask, evaluateCandidateTask } from './evaluation/evaluation-tasks.ts'
import { adoptOnConfirmation } from './own/adopt-on-confirmation.ts'
import { remindOfPromiseTask } from './told/remind-of-promise-task.ts'
import { remindOfPromise } from './told/remind-of-promise.ts'
import { tellClosing, tellExpired } from './told/tell-closing.ts'
import { tellOfWithdrawalTask } from './told/tell-of-withdrawal-task.ts'
import { tellOfWithdrawal } from './told/tell-of-withdrawal.ts'
import { tellRejectionTask } from './told/tell-rejection-task.ts'
import { tellRejection } from './told/tell-rejection.ts'
import { tellSentTask } from './told/tell-sent-task.ts'
import { tellSent } from './told/tell-sent.ts'
import { tellOfFirstTask, tellTeamsTask } from './told/tell-team-tasks.ts'
import { tellOfFirst, tellTeams } from './told/tell-team.ts'

const tellExpiredTask = task('candidates.tellExpired', z.strictObject({}), {
  schedule: '30 9 * * *',
  timeLimitSeconds: 3_600,
})

const answerRatesTask = task('candidates.answerRates', z.strictObject({}), {
  schedule: '20 2 * * *',
  timeLimitSeconds: 3_600,
})

/** Messages about applications that wait, each of which reads the state again before it writes; and erasure. */
export const candidateTasks: readonly BoundTask[] = [
  perform(tellOfFirstTask, tellOfFirst),
  perform(tellSentTask, tellSent, { parallel: 2 }),
  perform(tellTeamsTask, tellTeams),
  perform(tellRejectionTask, tellRejection),
  perform(tellOfWithdrawalTask, tellOfWithdrawal),
  // A long answer of one company must not hold up those of others.
  perform(advanceBulkTask, advanceBulk, { parallel: 2 }),
  perform(evaluateCandidateTask, evaluateLater),
  perform(evaluateAllTask, evaluateNext, { parallel: 2 }),
  perform(remindOfPromiseTask, remindOfPromise),
  perform(jobAdClosedTask, tellClosing),
  perform(tellExpiredTask, tellExpired),
  perform(answerRatesTask, async (services) => void (await workOutAnswerRates(services))),
  perform(addressConfirmedTask, adoptOnConfirmation),
  perform(eraseAfterRetentionTask, async (services) => {
    const erased = await eraseAfterRetention(services)
    if (erased > 0) services.log.info({ erased }, 'candidates were erased after their retention')
  }),
]
