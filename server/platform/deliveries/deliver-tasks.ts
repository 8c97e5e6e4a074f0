import { z } from 'zod'
import { task } from '../tasks/task.ts'

const payload = z.strictObject({ deliveryId: z.uuid() })

/** Sends one message, see `deliver`; the time is enough for all that one run takes on. A mail server may be down for a day: tries go from seconds to one an hour. */
export const deliverTasks = {
  mail: task('mail.deliver', payload, {
    retry: { limit: 32, delaySeconds: 5, longestDelaySeconds: 3_600 },
    timeLimitSeconds: 300,
  }),
  // A code that comes a quarter of an hour late is useless.
  sms: task('sms.deliver', payload, {
    retry: { limit: 7, delaySeconds: 3, longestDelaySeconds: 300 },
    timeLimitSeconds: 120,
  }),
} as const
