import { Worker } from 'node:worker_threads'
import { AppError } from '../../ground/errors.ts'
import { createWaitingLine } from '../http/load/waiting-line.ts'
import type { ThreadAnswer } from './serve-thread.ts'

export type ThreadPool<Input, Output> = {
  /**
   * Does one piece of work in a thread of its own.
   * @param overrun the refusal of work past a limit, in place of `ThreadOverrun`
   * @throws AppError that the work refuses with, `server.busy` after waiting too long, `ThreadOverrun` past a limit
   */
  run(input: Input, overrun?: AppError['code']): Promise<Output>
}

export type ThreadLimits = {
  /** Threads at a time; further callers wait in line. */
  threads: number
  /** Milliseconds that one piece of work may take before its thread is ended. */
  workMs: number
  /** Megabytes of JavaScript objects that a thread may hold. */
  memoryMb: number
  /** Milliseconds that a caller may wait for a thread. */
  waitMs: number
  /** Milliseconds after which an idle thread is ended. */
  idleMs: number
}

/** A piece of work took longer, or more memory, than its thread may. */
export class ThreadOverrun extends Error {
  override name = 'ThreadOverrun'
}

/**
 * Runs work that would block every other request, in threads with limits. Threads start with the first work and do
 * not keep the process running.
 * @param script file that calls `serveThread`
 */
export function createThreadPool<Input, Output>(
  script: string,
  limits: ThreadLimits,
): ThreadPool<Input, Output> {
  const line = createWaitingLine({ places: limits.threads, waitMs: limits.waitMs })
  const idle: Worker[] = []

  function takeThread(): Worker {
    const thread = idle.pop() ?? beginThread(script, limits.memoryMb, forget)
    thread.ref()
    return thread
  }

  function forget(thread: Worker): boolean {
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
    return at >= 0
  }

  function keepThread(thread: Worker) {
    thread.unref()
    idle.push(thread)
    const end = () => forget(thread) && void thread.terminate()
    setTimeout(end, limits.idleMs).unref()
  }

  return {
    async run(input, overrun) {
      const leave = await line.enter()
      try {
        const thread = takeThread()
        const answer = await ask(thread, input, limits.workMs)
        keepThread(thread)
        // The script of the pool gives this type.
        return outputOf(answer) as Output
      } catch (error) {
        throw overrun && error instanceof ThreadOverrun ? new AppError(overrun) : error
      } finally {
        leave()
      }
    },
  }
}

/** @param onEnd called when the thread has ended, so that it gets no more work */
function beginThread(script: string, memoryMb: number, onEnd: (thread: Worker) => void): Worker {
  const thread = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  // A caller of it gets its end; an idle thread has no listener.
  thread.on('error', () => undefined)
  thread.once('exit', () => onEnd(thread))
  return thread
}

/** @throws ThreadOverrun when the thread has ended, or is ended here since it takes too long */
function ask(thread: Worker, input: unknown, workMs: number): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void thread.terminate(), workMs)
    const settle = (done: () => void) => {
      clearTimeout(timer)
      thread.off('message', onMessage).off('messageerror', onEnd).off('exit', onEnd)
      done()
    }
    const onMessage = (answer: ThreadAnswer) => settle(() => resolve(answer))
    const onEnd = (reason: unknown) =>
      settle(() => reject(new ThreadOverrun('The thread ended before its work.', { cause: reason })))
    thread.on('message', onMessage).on('messageerror', onEnd).on('exit', onEnd)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(input)
  })
}

function outputOf(answer: ThreadAnswer): unknown {
  if (answer.kind === 'done') return answer.output
  if (answer.kind === 'refused') throw new AppError(answer.code, { details: answer.details })
  throw answer.error
}
