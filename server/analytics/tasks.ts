import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import type { Context } from '../ground/context.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { forgetVisitorsBefore } from './queries/day-keys.ts'
import { deletePageViewsBefore } from './queries/page-views.ts'

const forgetOldViewsTask = task('analytics.forgetVisitors', z.strictObject({}), { schedule: '5 0 * * *' })

const keptDays = 2 * 365

/** Deletes the hashes of visitors and their keys, and counts of pages that are two years old. */
export async function forgetOldViews({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await forgetVisitorsBefore(db, riyadhDateOf(now()))
  await deletePageViewsBefore(db, riyadhDateOf(new Date(now().getTime() - keptDays * dayMs)))
}

/** Nightly tasks on view counts. */
export const analyticsTasks: readonly BoundTask[] = [perform(forgetOldViewsTask, forgetOldViews)]
