import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The longest pause of the event loop during some work, in milliseconds: the best of three, since other processes make
 * single pauses longer.
 * @param prepare what is not measured, and gives the work
 */
export async function longestPause(prepare: () => Promise<() => Promise<void>>): Promise<number> {
  const pauses = []
  for (let turn = 0; turn < 3; turn += 1) {
    const work = await prepare()
    const delay = monitorEventLoopDelay({ resolution: 2 })
    delay.enable()
    await work()
    // A pause counts when it is over.
    await wait(20)
    delay.disable()
    pauses.push(delay.max / 1_000_000)
  }
  return Math.min(...pauses)
}
