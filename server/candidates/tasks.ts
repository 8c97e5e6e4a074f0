import { z } from 'zod'
import { addressConfirmedTask } from '../identity/email-links/address-confirmed-task.ts'
import { jobAdClosedTask } from '../job-ads/life/announce-closing.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { workOutAnswerRates } from './answer-rate/work-out-answer-rates.ts'
import { advanceBulkTask } from './bulk/advance-bulk-task.ts'
import { advanceBulk } from './bulk/advance-bulk.ts'
import { eraseKeptCandidatesTask } from './erase/erase-kept-candidates-task.ts'
import { eraseKeptCandidates } from './erase/erase-kept-candidates.ts'
import { evaluateNext } from './evaluation/evaluate-next.ts'
import { evaluateOne } from './evaluation/evaluate-one.ts'
import { evaluateAllTask, evaluateCandidateTask } from './evaluation/evaluation-tasks.ts'
import { mailApplicationSentTask } from './mails/mail-application-sent-task.ts'
import { mailApplicationSent } from './mails/mail-application-sent.ts'
import { mailClosing, mailExpired } from './mails/mail-closing.ts'
import { mailFirstTask, mailTeamsTask } from './mails/mail-new-candidates-tasks.ts'
import { mailFirstCandidates, mailNewCandidates } from './mails/mail-new-candidates.ts'
import { mailRejectionTask } from './mails/mail-rejection-task.ts'
import { mailRejection } from './mails/mail-rejection.ts'
import { mailWithdrawalTask } from './mails/mail-withdrawal-task.ts'
import { mailWithdrawal } from './mails/mail-withdrawal.ts'
import { remindOfPromiseTask } from './mails/remind-of-promise-task.ts'
import { remindOfPromise } from './mails/remind-of-promise.ts'
import { adoptOnConfirmation } from './own/adopt-on-confirmation.ts'

const mailExpiredTask = task('candidates.tellExpired', z.strictObject({}), {
  schedule: '30 9 * * *',
  timeLimitSeconds: 3_600,
})

const answerRatesTask = task('candidates.answerRates', z.strictObject({}), {
  schedule: '20 2 * * *',
  timeLimitSeconds: 3_600,
})

/** Mails about applications, which check the present state before they are sent; and erasure. */
export const candidateTasks: readonly BoundTask[] = [
  perform(mailFirstTask, mailFirstCandidates),
  perform(mailApplicationSentTask, mailApplicationSent, { parallel: 2 }),
  perform(mailTeamsTask, mailNewCandidates),
  perform(mailRejectionTask, mailRejection),
  perform(mailWithdrawalTask, mailWithdrawal),
  // A long answer of one company must not hold up those of others.
  perform(advanceBulkTask, advanceBulk, { parallel: 2 }),
  perform(evaluateCandidateTask, evaluateOne),
  perform(evaluateAllTask, evaluateNext, { parallel: 2 }),
  perform(remindOfPromiseTask, remindOfPromise),
  perform(jobAdClosedTask, mailClosing),
  perform(mailExpiredTask, mailExpired),
  perform(answerRatesTask, async (services) => void (await workOutAnswerRates(services))),
  perform(addressConfirmedTask, adoptOnConfirmation),
  perform(eraseKeptCandidatesTask, async (services) => {
    const erased = await eraseKeptCandidates(services)
    if (erased > 0) services.log.info({ erased }, 'candidates were erased after their retention')
  }),
]
