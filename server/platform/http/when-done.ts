/**
 * Continues a hook of Fastify after the work, or with its error. For hooks that rarely wait: an
 * asynchronous one costs every request a few promises.
 */
export async function whenDone(work: Promise<unknown>, done: (problem?: Error) => void): Promise<void> {
  let problem: Error | undefined
  try {
    await work
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error))
  }
  done(problem)
}
