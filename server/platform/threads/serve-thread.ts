import { parentPort } from 'node:worker_threads'
import { AppError } from '../../ground/errors.ts'

/** The message that a thread answers with: a result, a refusal that the caller has to expect, or a fault. */
export type ThreadAnswer =
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; code: AppError['code']; details: AppError['details'] }
  | { kind: 'failed'; error: unknown }

/**
 * Answers what a pool of threads sends, one message after the other. The file that calls it is the thread's script.
 * @param work takes and gives what can be cloned between threads
 */
export function serveThread<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  // The pool starts this file with a port, and sends the input of `work` alone.
  parentPort?.on('message', (input: Input) => {
    // A port between threads has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    void answer(work, input).then((message) => parentPort?.postMessage(message))
  })
}

async function answer<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  input: Input,
): Promise<ThreadAnswer> {
  try {
    return { kind: 'done', output: await work(input) }
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'failed', error }
    return { kind: 'refused', code: error.code, details: error.details }
  }
}
