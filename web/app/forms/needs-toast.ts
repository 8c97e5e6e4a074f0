import { ApiError } from '../http/api.ts'
import { codeOf } from './read-failure.ts'

/** What is said in a toast too, though the form says it: the specification names these. */
const toasted = new Set([
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/weak-password',
  'auth/expired-action-code',
  'auth/invalid-action-code',
])

/**
 * Whether the failure of a form is said in a toast besides. Refusals that the summary or a field says are not, so that
 * nothing is said three times; what nobody could foresee is.
 */
export function needsToast(failure: unknown): boolean {
  const code = codeOf(failure)
  if (code && toasted.has(code)) return true
  return !(failure instanceof ApiError) || failure.status >= 500
}
