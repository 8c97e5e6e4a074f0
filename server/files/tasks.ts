import { z } from 'zod'
import { perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { eraseBytes } from './erase-bytes.ts'
import { eraseBytesTask } from './erase-files.ts'
import { eraseUnclaimedFiles } from './erase-unclaimed-files.ts'
import { scanFileTask } from './scan-file-task.ts'
import { scanFile } from './scan-file.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const nothing = z.object({})

/** Every ten minutes: unclaimed uploads are deleted, and failed erasures are tried again. */
const eraseUnclaimedFilesTask = task('files.eraseUnclaimed', nothing, { schedule: '*/10 * * * *' })

/** At night: the whole store is listed. */
const sweepOrphansTask = task('files.sweepOrphans', nothing, {
  schedule: '40 3 * * *',
  timeLimitSeconds: 3_600,
})

/** Tasks about files outside of requests. */
export const fileTasks = [
  perform(scanFileTask, scanFile),
  perform(eraseBytesTask, eraseBytes),
  perform(eraseUnclaimedFilesTask, eraseUnclaimedFiles),
  perform(sweepOrphansTask, sweepOrphans),
]
