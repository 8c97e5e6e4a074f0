import type { Log } from './log.ts'

export type Running = {
  log: Log
  /** Lets what runs finish and gives everything back. */
  stop(): Promise<unknown>
  /** Settles when something the process cannot live without has ended. */
  failed?: Promise<unknown> | undefined
}

/** Longest time for requests that are under way when the process is told to stop. */
const timeoutMs = 20_000

/**
 * Starts, serves until it is asked to stop, and stops in order. The process ends with 0 after a request to stop, with
 * 1 when it could not start, failed, or did not come to an end in time.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  const asked = untilAsked()
  let running: Running
  try {
    running = await start()
  } catch (error) {
    return refuseToStart(error)
  }
  const reason = await Promise.race([asked, untilFailed(running)])
  await stopInTime(running, reason)
}

type Reason = { exitCode: number; says: string; error?: unknown }

/** The first signal counts; more of them (the terminal signals the whole group, npm signals again) change nothing. */
function untilAsked(): Promise<Reason> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve({ exitCode: 0, says: `stopping (${signal})` }))
  })
}

/** After an uncaught error the state is uncertain: stop in order and let the next start begin again. */
function untilFailed({ failed }: Running): Promise<Reason> {
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ exitCode: 1, says: 'stopping after an unexpected error', error })
    process.on('uncaughtException', fail)
    process.on('unhandledRejection', fail)
    void failed?.then(() => resolve({ exitCode: 1, says: 'stopping: PostgreSQL has ended' }))
  })
}

async function stopInTime({ log, stop }: Running, { exitCode, says, error }: Reason) {
  if (error) log.fatal({ err: error }, says)
  else log.info(says)
  const timer = setTimeout(() => {
    log.error(`not stopped after ${timeoutMs / 1000} s; ending anyway`)
    process.exit(1)
  }, timeoutMs)
  try {
    await stop()
  } catch (stopError) {
    log.error({ err: stopError }, 'the stop has failed')
    exitCode = 1
  }
  clearTimeout(timer)
  process.exit(exitCode)
}

/** A failed start nearly always has a cause outside of the code: a sentence helps more than a stack. */
function refuseToStart(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  if (!message.includes(cause)) console.error(`(${cause})`)
  process.exit(1)
}
