import { z } from 'zod'
import { task } from '../platform/tasks/task.ts'

/** Has the scanner look into a file; tried again for half a day, since files wait in quarantine for it. */
export const scanFileTask = task('files.scan', z.object({ fileId: z.uuid() }), {
  retry: { limit: 30, delaySeconds: 10, longestDelaySeconds: 1_800 },
  timeLimitSeconds: 120,
})
