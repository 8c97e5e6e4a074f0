import type { Context } from '../context.ts'
import { flushSearchCounts } from './count-search.ts'
import { countWordUses } from './queries/vocabulary.ts'

const everyMs = 60 * 60_000

/**
 * Begins what search does without anybody asking: every hour the words are counted, which orders completions. All
 * copies of the process may begin it.
 */
export function startSearchTasks({ db, log }: Pick<Context, 'db' | 'log'>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const count = () => (running = running.then(() => countAndLog({ db, log })))

  const timer = setInterval(() => void count(), everyMs)
  return {
    /** Waits for what is under way and writes the counts of searches that have not been written yet. */
    stop: async () => {
      clearInterval(timer)
      await running
      await flushSearchCounts(db)
    },
  }
}

async function countAndLog({ db, log }: Pick<Context, 'db' | 'log'>) {
  try {
    await countWordUses(db)
  } catch (err) {
    log.warn({ err }, 'words keep their old counts for another hour')
  }
}
