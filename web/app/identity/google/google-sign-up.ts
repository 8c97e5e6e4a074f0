import type { RegisterType } from '@qareeb/contract/users'
import type { Newcomer } from '../auth-client.ts'

/** State of the page that completes a sign-up through Google, set by the step before. */
export type GoogleSignUp = {
  person: Newcomer
  returnTo: string | null
  /** The type of account that the person chose, where they were asked. */
  type: RegisterType | null
}

/** Reads it back from the history, where a reload keeps it; anything else is nothing. */
export function readGoogleSignUp(state: unknown): GoogleSignUp | null {
  const isOurs = typeof state === 'object' && state !== null && 'person' in state
  // Written by `useSignInOutcome` alone.
  return isOurs ? (state as GoogleSignUp) : null
}

/** All of them: the table of the contract brings the whole contract of users along. */
const types = ['personal', 'company'] as const satisfies readonly RegisterType[]

const leavingKey = 'google-register-type'

/** Keeps the chosen type while this window is at Google; null removes the type of an earlier attempt. */
export function keepChosenType(type: RegisterType | null) {
  try {
    if (type === null) sessionStorage.removeItem(leavingKey)
    else sessionStorage.setItem(leavingKey, type)
  } catch {
    // Storage is closed to this site: the person is asked once more.
  }
}

/** The type that was kept, once. */
export function takeChosenType(): RegisterType | null {
  try {
    const kept = sessionStorage.getItem(leavingKey) ?? ''
    keepChosenType(null)
    return types.find((type) => type === kept) ?? null
  } catch {
    return null
  }
}
