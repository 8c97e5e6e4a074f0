import { useStore } from '../page/use-store.ts'
import type { KeptSession } from './session-state.ts'
import { sessionStore } from './session-store.ts'

/** The signed-in person: null for a guest, undefined during hydration. */
export const useSession = (): KeptSession | null | undefined =>
  useStore<KeptSession | null | undefined>(
    sessionStore.subscribe,
    sessionStore.read,
    sessionStore.readOnServer,
  )
