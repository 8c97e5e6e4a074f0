import type { GooglePerson } from './auth-client.ts'

/** What the page that completes a sign-up through Google is given by the step that leads to it. */
export type GoogleRegistration = { person: GooglePerson; returnTo: string | null }

/** Reads it back from the history, where a reload keeps it; anything else is nothing. */
export function readGoogleRegistration(state: unknown): GoogleRegistration | null {
  const isOurs = typeof state === 'object' && state !== null && 'person' in state
  // Written by `useGoogleOutcome` alone.
  return isOurs ? (state as GoogleRegistration) : null
}
