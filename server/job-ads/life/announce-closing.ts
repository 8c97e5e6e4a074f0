import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { task } from '../../platform/tasks/task.ts'

/**
 * An ad was closed: its applicants get a mail. The noun `candidates` binds this task, since ads import no candidates.
 */
export const jobAdClosedTask = task(
  'job-ads.closed',
  // Tasks of the previous release have the company's text in `message`.
  z.strictObject({ jobAdId: z.uuid(), organizationId: z.uuid(), message: z.string().optional() }),
  { timeLimitSeconds: 900 },
)

/** Adds a task that mails the applicants of a closed ad. */
export const announceClosing = (
  { db, tasks }: Inside<Pick<Services, 'tasks'>>,
  closing: { jobAdId: string; organizationId: string },
): Promise<void> => tasks.add(db, jobAdClosedTask, closing, { group: closing.jobAdId })
