import { AppError } from '../../../ground/errors.ts'

export type WaitingLine = {
  /** Takes a place that is free: the function that frees it again. */
  enterAtOnce(): (() => void) | undefined
  /**
   * Waits for a place and gives the function that frees it.
   * @throws AppError `server.busy` when the time to wait is over
   */
  enter(): Promise<() => void>
}

/**
 * Runs a bounded number of requests at a time; the others wait in order. A request that waits too long is refused, and only
 * then: refusing at once by number brings refused callers back at once, and that cost four fifths of the useful work.
 */
export function createWaitingLine({ places, waitMs }: { places: number; waitMs: number }): WaitingLine {
  let free = places
  const waiting = new Set<() => void>()

  function leaveOnce() {
    let left = false
    return () => {
      if (left) return
      left = true
      const [next] = waiting
      if (next) next()
      else free += 1
    }
  }

  function enterAtOnce() {
    if (free === 0) return undefined
    free -= 1
    return leaveOnce()
  }

  return {
    enterAtOnce,
    async enter() {
      const leave = enterAtOnce()
      if (leave) return leave
      await turn(waiting, waitMs)
      return leaveOnce()
    },
  }
}

/** Resolves when a place is handed over, rejects when the time to wait is over. */
function turn(waiting: Set<() => void>, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(called)
      reject(new AppError('server.busy'))
    }, waitMs)

    function called() {
      clearTimeout(timer)
      waiting.delete(called)
      resolve()
    }
    waiting.add(called)
  })
}
