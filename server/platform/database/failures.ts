/** SQLSTATEs that pass by themselves: resources short, server stopping or starting, connection lost, lost a race for a lock. */
const transientStates = /^(53...|57P0[1-5]|08...|40001|40P01|55P03)$/

/** Codes of the operating system for a server that cannot be reached at this moment. */
const transientSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver's messages without a code, when a connection ends or none becomes free. */
const transientMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'This connection was dropped.',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** True when the same request may well succeed in a moment: answer 503 with `Retry-After`, not 500. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  if (transientStates.test(code) || transientSystemCodes.has(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isTransient)
  return (
    isTimeout(error) ||
    (error instanceof Error && transientMessages.some((start) => error.message.startsWith(start)))
  )
}

/** True when a statement took too long, whether the server cancelled it (57014) or never answered. */
export const isTimeout = (error: unknown): boolean => codeOf(error) === '57014' || isUnanswered(error)

/** A statement that was not answered in time. */
class Unanswered extends Error {}

/** The error of a statement that was not answered in time. */
export const unanswered = () => new Unanswered('The database did not answer in time.')

/** True when the driver's `query_timeout` passed: the connection is still busy with the statement. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

const isUnanswered = (error: unknown): boolean => error instanceof Unanswered

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
