import { unanswered } from './failures.ts'

export type Patience = {
  /** The answer, or an error for which `isUnanswered` holds when none comes in time. */
  waitFor<Answer>(answer: Promise<Answer>): Promise<Answer>
  end(): void
}

/**
 * Gives up on what is not answered in time, a twentieth of it late at most. One clock for all: the driver starts a
 * timer for every statement, and the rows of each outlived their request by seconds.
 */
export function startPatience(mostMs: number): Patience {
  const waiting = new Set<{ due: number; giveUp: () => void }>()
  const clock = setInterval(() => {
    const now = performance.now()
    for (const { due, giveUp } of waiting) if (due <= now) giveUp()
  }, mostMs / 20).unref()

  return {
    waitFor: (answer) =>
      new Promise((resolve, reject) => {
        const one = { due: performance.now() + mostMs, giveUp: () => reject(unanswered()) }
        waiting.add(one)
        answer.finally(() => waiting.delete(one)).then(resolve, reject)
      }),
    end: () => clearInterval(clock),
  }
}
