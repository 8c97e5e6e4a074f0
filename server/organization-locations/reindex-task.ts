import { z } from 'zod'
import { task } from '../platform/tasks/task.ts'

/** Updates search and cards of the ads that name a changed branch. */
export const reindexLocationTask = task(
  'organizationLocations.relist',
  z.object({ organizationId: z.uuid(), locationId: z.uuid() }),
  { timeLimitSeconds: 300 },
)
