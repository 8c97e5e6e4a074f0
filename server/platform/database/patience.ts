import { unanswered } from './failures.ts'

export type Patience = {
  /** The answer, or an error for which `isUnanswered` holds when none comes in time, which `onLate` is told first. */
  waitFor<Answer>(answer: Promise<Answer>, onLate?: () => void): Promise<Answer>
  end(): void
}

/** Lets go of its answer when it has come: tables that a set has outgrown keep what was in them for a while. */
type Waiting = { due: number; giveUp: (() => void) | undefined }

/**
 * Gives up on what is not answered in time, a twentieth of it late at most. One clock for all: the driver starts a
 * timer for every statement, and the rows of each outlived their request by seconds.
 */
export function startPatience(mostMs: number): Patience {
  const waiting = new Set<Waiting>()
  const clock = setInterval(() => {
    const now = performance.now()
    for (const { due, giveUp } of waiting) if (due <= now) giveUp?.()
  }, mostMs / 20).unref()

  return {
    waitFor: (answer, onLate) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          onLate?.()
          reject(unanswered())
        }
        const one: Waiting = { due: performance.now() + mostMs, giveUp }
        waiting.add(one)
        const left =
          <Outcome>(tell: (outcome: Outcome) => void) =>
          (outcome: Outcome) => {
            waiting.delete(one)
            one.giveUp = undefined
            tell(outcome)
          }
        answer.then(left(resolve), left(reject))
      }),
    end: () => clearInterval(clock),
  }
}
