import { ApiError } from '../http/api.ts'

/**
 * Names a failure that is independent of the typed values.
 * @param text the action that failed
 */
export const sayFailureAs = (text: string) => (failure: unknown) =>
  failure instanceof ApiError && failure.status < 500 ? undefined : text
