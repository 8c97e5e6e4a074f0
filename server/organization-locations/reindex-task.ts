import { z } from 'zod'
import { task } from '../platform/tasks/task.ts'

/** Has search and cards say anew what ads say of a branch that was changed. */
export const reindexLocationTask = task(
  'organizationLocations.relist',
  z.object({ organizationId: z.uuid(), locationId: z.uuid() }),
  { timeLimitSeconds: 300 },
)
