import { ApiError } from '../http/api.ts'
import { codeOf } from './read-failure.ts'

/** Errors that a toast shows besides the form: the specification names these. */
const toasted = new Set([
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/weak-password',
  'auth/expired-action-code',
  'auth/invalid-action-code',
])

/**
 * Whether a toast shows the failure of a form besides. It leaves out refusals that the summary or a field shows, so
 * that nothing appears three times; it shows unexpected ones.
 */
export function needsToast(failure: unknown): boolean {
  const code = codeOf(failure)
  if (code && toasted.has(code)) return true
  return !(failure instanceof ApiError) || failure.status >= 500
}
