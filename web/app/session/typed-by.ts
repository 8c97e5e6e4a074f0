import { sessionStore } from './session-store.ts'

/** Whoever is not signed in. */
const guest = 'guest'

/** Who sits at this tab, as what is kept in it names them. */
export const whoTypes = (): string => sessionStore.read()?.user?.id ?? guest

/**
 * What becomes of something that is kept in this tab: its owner may have it; a guest may be the owner before the next
 * sign-in, so it waits; anybody else must not find it.
 */
export function fateOf(owner: unknown): 'theirs' | 'waits' | 'dropped' {
  const person = whoTypes()
  if (owner === person) return 'theirs'
  return person === guest ? 'waits' : 'dropped'
}
