import { useSyncExternalStore } from 'react'
import type { KeptSession } from './session-state.ts'
import { sessionStore } from './session-store.ts'

/** Who is signed in here: null for nobody, undefined while the page that the server made comes alive. */
export const useSession = (): KeptSession | null | undefined =>
  useSyncExternalStore<KeptSession | null | undefined>(
    sessionStore.subscribe,
    sessionStore.read,
    sessionStore.readOnServer,
  )
