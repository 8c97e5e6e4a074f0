import { createWaitingLine } from '../platform/http/load/waiting-line.ts'

const line = createWaitingLine({ places: 2, waitMs: 10_000 })

/**
 * Runs work with much memory or time, unpacking and drawing, for two callers at once; the others wait their turn.
 * @throws AppError `server.busy` after too long a wait
 */
export async function heavyWork<T>(work: () => Promise<T>): Promise<T> {
  const leave = await line.enter()
  try {
    return await work()
  } finally {
    leave()
  }
}
