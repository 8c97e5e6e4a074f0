import { z } from 'zod'
import { type BoundTask, perform, task } from '../platform/tasks/task.ts'
import { countWordUses } from './queries/vocabulary.ts'

const countWords = task('search.count-words', z.strictObject({}), { schedule: '7 * * * *' })

/** What search does without anybody asking: every hour the words are counted, which orders completions. */
export const searchTasks: readonly BoundTask[] = [perform(countWords, ({ db }) => countWordUses(db))]
