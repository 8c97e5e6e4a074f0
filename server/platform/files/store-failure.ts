import { AppError } from '../../ground/errors.ts'

/** Seconds after which it is worth trying again: somebody has to make room first. */
const retryAfterSeconds = 30

/** Becomes 503: the caller has done nothing wrong and may come back. The cause is for the log. */
export function storeUnavailable(cause: unknown): AppError {
  return Object.assign(new AppError('server.unavailable', { retryAfterSeconds }), { cause })
}

/** @throws AppError `server.unavailable` for a disk that is full, failing or away; anything else as it came */
export function throwStoreFailure(error: unknown): never {
  throw isOfTheDisk(error) ? storeUnavailable(error) : error
}

/** Errors of system calls name the call; those of a connection that broke come without one, or from `read`. */
export const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read'

/** The code of an error of the operating system, or nothing. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
