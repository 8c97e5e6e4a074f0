/** Counts the calls of a caller in a window of time; later kinds may keep their counts in the database. */
export type RateLimiter = {
  /** Counts one more. Gives the seconds after which it is worth trying again, or 0 when this one is allowed. */
  take(key: string): number
}

/**
 * Allows `limit` takes in each window of a minute, counted in the memory of this process.
 * At most `maxKeys` callers are remembered; the ones counted first are forgotten first.
 */
export function createRateLimiter(options: {
  limit: number
  now: () => Date
  maxKeys?: number
}): RateLimiter {
  const { limit, now, maxKeys = 50_000 } = options
  let window = 0
  let counts = new Map<string, number>()

  return {
    take(key) {
      const seconds = Math.floor(now().getTime() / 1_000)
      if (Math.floor(seconds / 60) !== window) {
        window = Math.floor(seconds / 60)
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      if (counts.size >= maxKeys && count === 1) counts.delete(String(counts.keys().next().value))
      counts.set(key, count)
      return count > limit ? 60 - (seconds % 60) : 0
    },
  }
}
