import { dayMs } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import { type BoundTask, perform } from '../tasks/bound-task.ts'
import { task } from '../tasks/task.ts'
import { deliverTasks } from './deliver-tasks.ts'
import { deliver } from './deliver.ts'
import { deleteDeliveriesBefore } from './queries.ts'

const keptMs = 30 * dayMs

const forgetDeliveries = task('deliveries.forget', z.strictObject({}), { schedule: '17 3 * * *' })

/** Sending messages, and forgetting that they were sent. */
export const deliveryTasks: readonly BoundTask[] = [
  perform(
    deliverTasks.mail,
    (services, { deliveryId }, attempt) => deliver(services, services.mail, { deliveryId, ...attempt }),
    { parallel: 3 },
  ),
  perform(
    deliverTasks.sms,
    (services, { deliveryId }, attempt) => deliver(services, services.sms, { deliveryId, ...attempt }),
    { parallel: 3 },
  ),
  perform(forgetDeliveries, ({ db, now }) => deleteDeliveriesBefore(db, new Date(now().getTime() - keptMs))),
]
