import { useSyncExternalStore } from 'react'

/** False while React takes over the page that the server made, so that both draw the same; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
