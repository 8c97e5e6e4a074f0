import { codeOf } from '../../forms/read-failure.ts'
import { AuthError } from '../auth-client.ts'

/** Whether Firebase requires a second factor of its own; ours are required by an error of ours. */
export const isFactorWanted = (failure: unknown): boolean =>
  !(failure instanceof AuthError) && codeOf(failure) === 'auth/multi-factor-auth-required'

/** Firebase's names for a sign-in that waited too long for its second step; ours is one. */
const ended = new Set(['auth/invalid-multi-factor-session', 'auth/missing-multi-factor-session'])

/** Firebase's codes are ours, except for those that the pages handle. */
export function translated(failure: unknown): unknown {
  return ended.has(codeOf(failure) ?? '') ? new AuthError('auth/session-ended', failure) : failure
}
