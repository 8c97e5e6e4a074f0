import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { task } from '../../platform/tasks/task.ts'

/** An ad was closed: its applicants are told. Candidates bind it, of which ads know nothing. */
export const jobAdClosedTask = task(
  'job-ads.closed',
  // The release before put the company's words into `message`.
  z.strictObject({ jobAdId: z.uuid(), organizationId: z.uuid(), message: z.string().optional() }),
  { timeLimitSeconds: 900 },
)

/** Leaves it to a task to tell the applicants of an ad that it was closed. */
export const announceClosing = (
  { db, tasks }: Inside<Pick<Services, 'tasks'>>,
  closing: { jobAdId: string; organizationId: string },
): Promise<void> => tasks.add(db, jobAdClosedTask, closing, { group: closing.jobAdId })
