import { z } from 'zod'
import { task } from '../platform/tasks/task.ts'

/** Updates search and cards of the ads that name a changed branch. */
export const reindexLocationTask = task(
  'organizationLocations.reindex',
  z.object({ organizationId: z.uuid(), locationId: z.uuid() }),
  { formerNames: ['organizationLocations.relist'], timeLimitSeconds: 300 },
)
