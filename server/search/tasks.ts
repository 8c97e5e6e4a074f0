import { z } from 'zod'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { forgetSearchCounts, rollUpSearchCounts } from './count-search.ts'
import { countWordUses } from './queries/vocabulary.ts'

const countWords = task('search.count-words', z.strictObject({}), { schedule: '7 * * * *' })

const rollUpCounts = task('search.rollUpCounts', z.strictObject({}), { schedule: '40 3 * * *' })

const forgetCounts = task('search.forgetCounts', z.strictObject({}), { schedule: '30 3 * * *' })

/**
 * Scheduled tasks of search: every hour the words are counted, which orders completions; at night old search counts
 * are deleted, and rare ones are added up.
 */
export const searchTasks: readonly BoundTask[] = [
  perform(countWords, ({ db }) => countWordUses(db)),
  perform(forgetCounts, forgetSearchCounts),
  perform(rollUpCounts, rollUpSearchCounts),
]
