import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../database/database.ts'
import type { PoolOptions } from '../database/pool.ts'
import { tryLock, unlock } from './queries.ts'

export type GroupLocks = {
  /**
   * Does the work while no other process does work of this group.
   * @param signal ends the wait for the others
   */
  run(group: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const againMs = 100

/**
 * Lets tasks of one group run one at a time. pg-boss hands out no task of a group that has a running one, but fetches of
 * the same moment do not see each other, and each takes one.
 */
export function openGroupLocks(login: Pick<PoolOptions, 'url' | 'role'>): GroupLocks {
  // All locks of the process belong to one connection, which is not closed when it is idle.
  const { db, close } = connect({ ...login, size: 1, name: 'qareeb task groups' })
  const running = new Set<string>()
  let isClosed = false

  async function take(group: string): Promise<boolean> {
    if (running.has(group)) return false
    running.add(group)
    let isTaken = false
    try {
      isTaken = await tryLock(db, group)
    } finally {
      if (!isTaken) running.delete(group)
    }
    return isTaken
  }

  /** False as long as the database has not answered: a connection that is not lost keeps its locks. */
  async function release(group: string): Promise<boolean> {
    try {
      await unlock(db, group)
    } catch {
      if (!isClosed) return false
    }
    running.delete(group)
    return true
  }

  return {
    async run(group, signal, work) {
      while (!(await take(group))) await wait(againMs, undefined, { signal })
      try {
        await work()
      } finally {
        while (!(await release(group))) await wait(againMs)
      }
    },
    async close() {
      isClosed = true
      await close()
    },
  }
}
