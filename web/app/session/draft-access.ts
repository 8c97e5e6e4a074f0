import { sessionStore } from './session-store.ts'

/** A guest. */
const guest = 'guest'

/** The id of the person who uses this tab, or `guest`; it marks what is kept in the tab. */
export const currentOwner = (): string => sessionStore.read()?.user?.id ?? guest

/** Whether nobody is signed in; so after the end of a session. */
export const isGuest = (): boolean => currentOwner() === guest

/**
 * The access to a draft or an upload of this tab: `own` may be shown; `keep` waits, since a guest may be the owner
 * before the next sign-in; `discard` belongs to another person.
 */
export function draftAccess(owner: unknown): 'own' | 'keep' | 'discard' {
  const person = currentOwner()
  if (owner === person) return 'own'
  return person === guest ? 'keep' : 'discard'
}
